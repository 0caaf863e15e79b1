/**
 * Words whose rank in film subtitles says little about when a learner in Japan meets them, by topic and level: school and home come
 * first there, crime and the army do not. Each word is listed once, as a dictionary lists it.
 */
export const BANDS_BY_HAND: Readonly<Record<'A1' | 'A2' | 'B1' | 'B2' | 'C1', string>> = {
  A1: `
    a the this that these those some any all every each both many much more most lot no not yes ok okay please thank thanks sorry hello hi
    hey goodbye bye excuse welcome well oh yeah and or but because so than if when as then too also very really just only again here there
    now today tomorrow yesterday tonight always usually often sometimes never ever soon later early late after before first second third last next
    about above across at behind beside between by down for from in inside into near of off on out outside over to under up with without
    around until during i me my mine myself you your yours he him his she her hers it its we us our they them their who what which where why how
    whose something anything nothing everything someone everyone anyone everybody another other others same different
    be have do can will would could should may must let get go come make take give see look watch hear listen say speak talk tell ask answer
    call know think like love want need hope try help use work play study learn teach read write spell draw sing dance swim run walk jump
    sit stand stop start begin finish open close turn put bring carry buy sell pay cost eat drink cook cut wash clean sleep wake live stay
    leave arrive visit meet wait find lose show send keep wear sit drive ride fly travel move enjoy remember forget understand mean feel
    change choose win die born grow smile cry laugh worry rain snow become happen
    man woman boy girl child baby kid people person friend family father mother dad mom parent brother sister son daughter grandfather
    grandmother husband wife uncle aunt cousin teacher student doctor nurse police driver farmer worker boss singer player name age
    birthday year month week day hour minute morning afternoon evening night weekend time date clock spring summer autumn fall winter season
    january february march april june july august september october november december monday tuesday wednesday thursday friday saturday
    sunday house home room kitchen bathroom bedroom garden door window wall floor table chair desk bed sofa bath shower lamp light tv
    television radio computer phone smartphone telephone camera picture photo movie film music song piano guitar game sport tennis soccer baseball basketball
    football volleyball swimming dancing cooking reading shopping hobby book story newspaper magazine letter card email internet notebook
    pencil pen eraser ruler bag box cup glass plate bottle knife fork spoon key umbrella watch hat cap shirt t-shirt skirt dress pants jeans
    shoe sock coat jacket sweater uniform clothes food breakfast lunch dinner rice bread egg meat beef pork chicken fish vegetable fruit apple banana
    orange grape strawberry lemon tomato potato carrot onion salad soup sandwich hamburger pizza noodle cake cookie chocolate candy ice cream snack
    milk water tea coffee juice beer wine sugar salt butter cheese hungry thirsty restaurant cafe shop store supermarket market school class
    classroom lesson homework test exam question answer word sentence page english japanese math science history university college library museum
    park zoo hospital station airport hotel bank post office church temple street road way bus train car taxi bike bicycle plane ship boat
    subway ticket city town village country world place building bridge river sea beach lake mountain tree flower grass sky sun moon star
    weather animal dog cat bird horse cow pig rabbit mouse sheep elephant lion monkey pet color red blue green yellow black white brown pink
    purple gray body head face eye ear nose mouth tooth hair hand arm leg foot finger one two three four five six seven eight nine ten eleven
    twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand zero
    number half money yen dollar price job company good bad nice great fine happy sad angry tired sick busy free big small large little long
    short tall high low old new young hot cold warm cool easy difficult hard important interesting fun funny beautiful pretty cute kind
    famous favorite popular delicious sweet right left wrong true fast slow quick slowly quickly strong weak rich poor dirty quiet full
    empty best better japan america american australia australian canada china chinese korea korean england british france french london tokyo spanish
    mr mrs ms club team party present trip vacation holiday christmas practice problem idea thing part example together tired
    lots maybe away back fan member group o'clock sunny rainy cloudy windy tall nurse bath ball sushi ramen anime manga karaoke onsen bento mother`,
  A2: `
    able afraid against ago agree air almost alone along already although among amazing angry anywhere apartment appear area army art
    article artist asleep attack average awful backpack bake balcony band barbecue basket beard beef believe belong below belt bicycle bill
    biology bit bite blanket block blood board boil boring bored boring borrow bowl boyfriend girlfriend brain brave break bright broken brush build burn
    business businessman button cabbage calendar calm camp camping captain careful carefully careless cartoon case cash castle catch celebrate
    center central century certainly chance charge chat cheap check chef chess circle climate climb cloud coach coast coin collect comedy
    comfortable comic common competition complete concert contact conversation cook copy corner correct costume cough count couple course cover
    crazy cross crowd crowded culture cup cupboard curry customer cycle damage danger dangerous dark dear decide deep delay dentist department
    describe dessert diary dictionary diet difference digital dinosaur direction disappear discover discuss dish doll double download drama dream
    drop drum dry ear earn earth earthquake east easily education electric electricity elementary else end energy engine engineer enough enter
    environment especially event exactly excellent exchange excited exciting exercise expensive experience explain extra factory fail fair
    fall far farm fashion fat fault feed feeling festival fever few field fight fill finally fire firework fit fix flat flight foggy follow
    foreign foreigner forest forever form forward free freedom fresh front fry furniture future garage gas geography gift glad glove goal
    gold golf grade graduate gram ground guess guest guide gym habit half hall hang headache health healthy heart heat heavy hero high-school hit hold
    hole honest horrible horror hotel housework however huge human hurry hurt husband idea imagine improve information injury insect
    instead instrument interested international interview introduce introduction invent invite island jam jewelry join journalist journey joke junior kick
    kill kilometer king kiss kitten knee knock lady land language laptop laundry law lawyer lazy lead leader least lend less lie life lift lip list
    local lock lonely loud lovely luck lucky luggage machine mad main map married marry match matter meal medicine medium meeting member memory
    menu message middle mind mirror miss mistake mix model modern moment musician narrow nature necessary neck neighbor nervous news nobody noise noisy
    none normal north note novel nowadays ocean offer oil once online opinion opposite order ordinary oven own pack pain paint painter painting pair
    palace paper pass passenger passport past path patient peace perfect perhaps phone photograph physics pick picnic piece pillow pilot plan planet
    plant plastic platform pleased pleasure pocket poem police policeman polite pollution pool possible poster pot pound prefer prepare
    president prize probably professor program project promise protect proud pull purpose push quarter queen quite race rail raise reach
    ready real reason receive recently recipe record recycle regular relax relaxed relaxing rent repair repeat reply report reserve rest result return
    ring rise robot rock role roof round rubbish rule runner sail salary sale sand save scared scary scarf schedule score screen search seat secret secretary
    seem senior serious serve several shape share shelf shine shower shut shy side sightseeing sign silver similar simple since single
    size skate skating ski skiing skill skin sleepy smell smoke smoking soap social society soft software soldier somewhere sound south souvenir space special
    speech speed spend spoon square stage stair stamp station steak steal step stomach stone storm straight strange stress stressful stressed strict style subject
    succeed success suddenly suggest suit suitcase sunset sure surf surfing surname surprise surprised surprising sweet system tail taste technology
    teenager temperature terrible theater thick thief thin through throw tidy tie tiny toe toilet tomato tool top total touch tour tourist towel tower toy
    traditional traffic training translate trouble truck true trust try type typhoon ugly unfortunately unhappy useful usual vacation valley van various view voice
    volunteer war website west wet whole wide wild wind wing winner wish wonder wonderful wood wool workplace worried worse worst yet yourself zone
    himself herself themselves ourselves itself while such even still either neither enough quite rather anyway maybe actually luckily
    million billion percent plus minus might shall used unless everywhere nowhere sushi app wifi homestay part-time overtime commute coworker colleague
    ahead alive anybody anytime basement bathtub bell birth blind bone boot brush candle cabin cell clever clothing coin curtain dead dirt dig downstairs upstairs dozen
    drawer east elevator exact fantastic fog ghost giant glasses gray ground handsome happiness headphone helmet hide hill honey hop impossible jealous lawn mail mall mark mask
    metal midnight mile mirror nail neighborhood noon nut object owl pan peach pear pepper pie plain pumpkin rabbit rare romantic row safe sauce scissors screen shirt
    silent snake somebody steak sudden supper sweater tape tiger tip toothbrush toothpaste towel track trade trash underwear universe vampire
    wallet waterfall wave wedding weird wheel witch wolf bakery blond blouse bookstore bowling butterfly calculator cafeteria canal cave ceiling cereal cherry chin chopstick cinema classmate clinic closet
    cloth clown coconut colorful convenience corn crowd daughter department dice dining dolphin drawing dolphin everyday exciting eyebrow fairy ferry flu frog garlic granddaughter grandson grandparent grandma grandpa hairdresser
    hallway handbag hometown hockey jog jogging juicy karate kangaroo ketchup kettle kindergarten ladder lettuce lime lipstick living mango mat maple melon microwave mud mushroom necklace nephew niece
    notebook oatmeal octopus leaf crab twice direct olive outdoor indoor outdoors indoors pajamas pancake panda parade pasta pea peanut penguin piano pineapple pink playground pole popcorn postcard pretty pudding puppy puzzle quiz rainbow
    refrigerator fridge river rooftop rope rose salmon salty sandal sausage seafood selfie shark shelf shrimp sidewalk sink slippers sneakers soy spaghetti spicy sour bitter spider squid stapler stew sticker strawberry sunglasses
    sunrise sunshine swimsuit tasty textbook thigh throat thunder thumb toast tofu trousers trumpet tuna turtle twin uncle upset vanilla vegetarian violin visitor vitamin waiter waitress waterproof watermelon whale
    windy wooden yoga yogurt zebra comedy hike hiking camp drummer guitarist musical workout gym roommate host cheer cheerful tomorrow`,
  B1: `
    ability absolutely accept access accident according account achieve achievement act action active activity actor actual add addition address admire admit
    adult advantage adventure advertise advertisement advice advise affect afford agency agreement aim alarm allow alternative ambition ambulance amount ancient announce
    annoy annoyed annoying anxious apologize apply application appointment appreciate appropriate approve argue argument arrange arrangement arrest
    aspect assistant atmosphere attend attention attitude attract attraction attractive audience author available avoid award aware background balance base basic
    basically battle bear beat beauty behave behavior benefit besides beyond blame bomb bother bottom brand breath breathe brief brilliant budget burn cancel cancer
    candidate capital career cause celebration challenge championship chapter character charity cheat chemical childhood choice citizen civil claim
    classical client combine comfort command comment commercial communicate communication community compare comparison compete complain complaint complex complicated
    concentrate concern concerned conclusion condition confidence confident confuse confused confusing connect connection consider consist construction consumer contain content
    continue contract contrast contribute control convenience convenient convince cooperate cooperation cope cost cottage create creative crime criminal criticize
    crop culture cultural cure curious current currently custom data deadline deal death debt decision decorate decrease definitely degree deliver delivery demand
    democracy depend depressed depression design designer desire despite destroy detail determine develop development device disadvantage disagree disappoint disappointed
    disaster discipline discount discussion disease distance divide divorce document doubt drug due duty economic economy edge edit educate effect
    effective efficient effort elderly elect election electronic embarrassed embarrassing emergency emotion emotional employ employee employer employment encourage
    encounter enemy enormous ensure entertain entertainment enthusiastic entire entrance environmental equal equipment escape essay establish eventually evidence evil exist expand
    expect expectation expense expert explanation explore export express expression extremely facility fact factor failure faith familiar fascinating
    fear feature fee figure final financial firm focus force forecast forgive formal fortunately frequent frequently friendly friendship frighten frightened fuel function
    further gain gap gather general generally generation gentle global government gradually graduation grateful growth guarantee guilty handle hardly
    harm harmful hate helpful hesitate hire honor household identify ignore illegal illness image imagination immediately impact import
    impress impressed impression impressive improvement include increase increasingly independence independent individual industry influence inform ingredient injure injured innocent
    insist inspire institute insurance intelligent intend intention interest involve issue item judge justice keen knowledge label lack landscape latest law lecture legal
    leisure level library likely limit link literature loan location lonely loss luxury maintain major majority male manage management manager manner
    manufacture market marriage material mathematics maximum meaning means meanwhile measure media medical mental mention mess method military minister minor minority
    mobile mood moral moreover motivate motivation murder muscle mystery nation national native natural naturally necessity negative negotiate network normally notice obvious
    obviously occasion occasionally occur official operate operation opportunity option organization organize organized origin original otherwise overcome overseas pace package
    participate particular particularly partner passion patience pattern performance perform permanent permission permit personal personality personally persuade
    physical plenty policy political politician politics population position positive possess possibility potential poverty power powerful practical praise predict
    presence presentation press pressure prevent previous pride principal principle print priority prison privacy private procedure process produce product production
    professional profit progress promote promotion proper properly property protest prove provide psychology public publish punish pure quality
    quantity quit realistic reality realize recognize recommend recommendation recover reduce refer reflect refuse regard region regret regularly reject relate related
    relation relationship relative release relevant reliable relief religion religious rely remain remind remote remove replace represent request require requirement
    rescue research resource respect respond response responsibility responsible retire retirement reveal reward rid risk routine ruin rural safety satisfied satisfy
    scene scientific scientist security select self sense sensible sensitive separate series service session settle shame shock shocked shocking significant silence silly situation skilled
    slightly smart smoothly solution solve somehow sort source species specific spirit spiritual spread staff standard state statement status struggle stupid
    suffer suitable supply support suppose surface surround survey survive suspect symbol sympathy target task tax technical technique tend term
    therefore threat threaten title tradition transfer transport transportation treat treatment trend trial twice typical unemployed unemployment unfair unique unit unite
    unlike unlikely upset urban urgent valuable value variety vary victim video violence violent virus vote wage waste wealth weapon weigh weight
    whether willing wisdom wise witness worth youth zero kilometer routine teamwork workload online lifestyle
    abroad absent acceptance airline alcohol allergic allergy alphabet angle anniversary anymore apart apologise approximately architect architecture athlete atom attach babysitter bacteria ban bankrupt barrier belongings beneath blend
    board border branch breast broadcast bronze cabinet campaign campus carpet cashier catalog cathedral ceremony chain channel charm chemistry civil closely code coincidence collection comedian commercial companion
    conclude constantly cotton council courage courageous creature cruel cruise crush cupboard daily debate decent decoration defense delight delighted deserve destination dig dining diploma disabled dislike documentary
    donate donation dust eager edition educational elegant embarrass emperor encouragement engagement equipment examine examination excellence excitement executive exhausted exotic expectation experiment explode explosion extraordinary extreme
    fancy fame fantasy fate favor female flash flavor flexible float flood flow folk fool fortune frustrated frustrating frustration generous genius grammar greet grocery guard guilt habitat handful handy harsh headline height hint historic historical
    homeless homesick honesty horizon hospitality hug humor identity imaginary incredible independently indeed inspiring interviewer irritating jealousy joy kingdom laboratory launch leather legend length lightning literally luxurious machinery magic massive mechanic memorable
    microscope miracle miserable mission monument mood motor motorcycle movement mushroom mysterious nearby necessity nightmare nowhere nuclear obey occasional onion opera orchestra organic otherwise outer oxygen painful password peaceful percentage poet poetry
    pocket poison popularity pray precious pregnant pretend prevent privilege punishment purchase rate reaction recall recent receipt register rehearsal representative republic reservation residence revenge review rhythm romance royal rumor rush sake satellite satisfaction
    scenery scholarship script sculpture section selfish semester shade shadow shake shelter shrine signature sincere skip slight slope solid somewhat soul spare specialist spectacular stadium statue steady stick stock stranger strength studio stuff successful
    suggestion supervisor surgery surgeon swallow switch tale talented temporary tense territory terrorist therapy thoughtful tragedy translation translator trap treasure tribe trick triumph truth tunnel unbelievable uncomfortable unforgettable union
    unknown unnecessary unusual upper vehicle victory visa visible vision vocabulary volcano countryside tourism scroll false volume warn warning warmth whatever whenever wherever whoever whisper wire within workshop worldwide worldwide yell youthful`,
  B2: `
    abandon absence absolute absorb abstract abuse academic accommodate accommodation accompany accomplish accountant accumulate accurate accuse acknowledge acquire adapt
    adequate adjust administration adopt advance aggressive aging allocate alter amateur ambitious analysis analyze anticipate anxiety apparent apparently
    appeal appreciation approach arise artificial assess assessment asset assign assist assistance associate assume assumption attempt automatically awareness
    barrier beneficial bias biodiversity boost bond boundary breakdown bride bullying bureaucracy burden capable capacity carbon category caution cautious cease characteristic
    circumstance cite civilization clarify classify cognitive coincidence collapse collective commit commitment comparable compensate compensation competence competent
    competitive complexity component comprehensive compromise conceive concept conference conflict confront conscious consciousness consequence consequently conservation
    conservative considerable considerably consistent constant constantly construct consult consultant consume consumption contemporary context contradict contribution controversial controversy
    convention conventional convert conviction core corporate corporation correspond corruption counterpart coverage creativity crisis criterion critic critical criticism crucial
    curiosity decade decline dedicate defend deficit define definition deliberate deliberately demographic demonstrate deny dependent deprive derive deserve
    desirable desperate despair destination destruction detect deteriorate dignity dilemma diminish diplomatic disability discourage discrimination display dispose
    dispute distinct distinction distinguish distribute distribution diverse diversity dominate domestic dramatic dramatically drawback dynamic ease ecological economist
    economical editor efficiency elaborate eliminate embrace emerge emission emphasis emphasize empire enable enhance enterprise enthusiasm entitle entrepreneur equality equivalent
    era essential essentially estimate ethical ethics ethnic evaluate evaluation evolution evolve exaggerate exceed exception exceptional excessive exclude exclusive exhausted
    exhibit exhibition existence expertise explicit exploit expose exposure extend extension extensive extent external facilitate fake fatal favorable federal
    fertility finance flexible flexibility flourish fluctuate fluent fluently foundation framework fulfill fulfilling fund fundamental furthermore genetic gender genuine
    genuinely globalization govern gradual guideline heritage hierarchy hostile household hypothesis ideal identical identity illustrate immense immigrant
    immigration implement implication imply impose incentive incident income incorporate indicate indication inequality inevitable inevitably infect infection inflation
    infrastructure inherit initial initially initiative innovation innovative insight inspiration instance instant instinct institution instruct insufficient integrate integrity intellectual
    intelligence intense interact interaction interfere internal interpret interpretation intervene intimate invade invest investigate investigation investment irrelevant isolate isolated isolation
    joint justify labor lawsuit legislation legitimate liberal liberty likewise linguistic logic logical loyal loyalty maintenance makeup mature meaningful
    mechanism merely merit migrate minimize minimum misunderstand misunderstanding mode moderate modest modify monitor monopoly motive multiple
    multitask mutual myth namely narrative negotiation neglect neutral nevertheless nonetheless norm notable notion numerous nutrition objective obligation observation observe
    obstacle obtain occupation occupy offend offensive ongoing oppose opposition optimistic orient outcome output outweigh overall overlook overwhelm overwhelmed overwhelming
    ownership participant participation passive peer perceive perception permanently persist persistent perspective pessimistic phase phenomenon philosophy portion portray pose
    possession poll practitioner precise precisely prejudice preserve prestige presume prevail primarily primary prior proceed productive productivity profession profound prohibit
    prominent prompt proportion proposal propose prospect prosperity protection province provision publication pursue pursuit quest radical random range
    rapid rapidly rational reasonable recession recruit reform refugee regime regulate regulation reinforce reluctant remarkable remarkably renewable reputation resemble resent reserve resident
    resist resistance resolution resolve respective respectively restore restrict restriction retain revenue reverse revise revolution ridiculous rigid ritual sacrifice sanction scale
    scandal scenario scheme scope seek segment selection seldom severe severely shift shortage significance significantly simplify simultaneous simultaneously skeptical
    solely solidarity sophisticated stability stable statistics stereotype stimulate straightforward strategy strategic strengthen strengthen stressor strict structure submit
    subsequent subsequently substance substantial substitute subtle sufficient sufficiently suicide superior supervise surplus surrender suspicious sustain
    sustainable sustainability swift sympathetic symptom tackle talent tension theory thorough thoroughly thrive tolerance tolerate trait transform transformation transition transmit
    transparent transparency trigger tuition ultimate ultimately undergo underestimate undergraduate undermine undertake unexpected unprecedented universal unstable urge utilize
    vague valid validity vast verbal via viable vital voluntary vulnerable wealthy welfare widespread willingness withdraw workforce worthwhile yield
    whereas beforehand quota levy afterward aforementioned overly rather partly thereafter hence thus regarding concerning accordingly alongside amid
    gun cop bullet corpse kidnap kidnapping assassin massacre blood evil rape murderer killer shoot bomb squad sheriff prisoner hostage`,
  C1: `
    abolish abrupt abruptly absurd abundance abundant accessible acclaim accountability accountable acute adhere adherence adverse adversity advocacy advocate aesthetic affluent aftermath aggravate
    albeit alienate alienated alignment allegedly alleviate allude ambiguity ambiguous ambivalent amplify analogy anecdotal anecdote anomaly apathy appalling arbitrary arduous arguably articulate
    ascertain ascribe aspiration aspire assert assertion assertive assimilate astonishing attain attribute augment authentic authenticity autonomous autonomy backlash bewildering bleak blur blurred
    breakthrough broaden bypass captivate captivating cater catalyst chronic clarity coerce cohesion cohesive coherent coherence coincide collaborate collaboration collaborative compel compelling complacent
    complement compliance comply compound compulsory concede concise condone confer confine conform conformity consensus considerate consolidate conspicuous constitute constrain constraint
    contemplate contend contention contingent contradiction contradictory conversely convey coping counterproductive credible credibility culminate cultivate cumbersome curb cynical daunting dearth decisive
    deem defer deficiency deficient degrade delegate delve demise denote depict deploy deplete deprivation designate detached deterrent detrimental devastating deviate devise devoid dictate differentiate diffuse
    digress disclose discern discernible discourse discrepancy discrete disillusioned disparity dispel displace disproportionate disproportionately disrupt disruption disruptive dissent distort distortion divert dwindle
    dwell eclectic egalitarian elicit elite eloquent embed embark embody eminent empathy empirical empower empowerment encompass endanger endeavor endorse endure engender enlighten enrich entail entrench entrenched
    epitome equate equitable equity eradicate erode erosion erratic escalate esteem ethos evoke exacerbate excel exempt exert exhaustive expedient explicitly extrapolate exquisite fabric facet feasible feasibility fictitious
    flaw flawed fleeting foremost formidable forge foster fragile fragment fragmented friction frugal fulfillment futile generic gratification grapple grasp grievance groundbreaking halt hamper
    harness heighten heterogeneous hinder hindrance hinge holistic homogeneous humility hybrid hypothetical ideology ideological idiosyncratic illuminate imbalance immerse immersion imminent immune impair impartial impede imperative
    implicit implicitly impoverished inadequate inadvertently incessant inclination inclined inclusive incompatible indifference indifferent indigenous indispensable induce indulge inertia infer inference
    ingrained inherent inherently inhibit innate instill instrumental intangible intact integral interim intermittent interplay intricate intrigue intriguing intrinsic intrinsically intuition intuitive intuitively invaluable
    invariably invoke ironic ironically irony irreversible juggle juxtapose kindle landmark latent leverage lifelong linger lucrative mandate mandatory manifest manipulate marginal marginalize meager mediate mediocre meticulous
    milestone mindset mitigate mobilize momentum monotonous mundane myriad nostalgia nostalgic notably notorious notwithstanding novelty nuance nuanced nurture oblige oblivious obscure obsolete offset omit onset
    optimal optimize ostensibly outdated outset outspoken overarching overhaul overtly paradigm paradox paradoxical paradoxically paramount parity partake peculiar penetrate perpetual perpetuate pertinent pervasive pervade pinnacle
    pinpoint pivotal plausible plight ponder pragmatic precarious precedent preclude preconception predecessor predicament predominantly preliminary premise preoccupied prerequisite prevalence prevalent profoundly
    proficiency proficient profoundly proliferate proliferation prone propensity prosper provoke prudent qualitative quantify quantitative rationale reap reassess reciprocal reciprocity reconcile rectify redundant refine reflective
    refute regress reiterate relentless relinquish reluctance reluctantly remedy reminiscent renowned repercussion replicate repress resent resentment resilience resilient resort restrain restraint retrospect reverence rhetoric
    rigor rigorous robust rudimentary sanctuary saturate scarce scarcity scrutinize scrutiny seamless seamlessly sector secular serendipity shortcoming skew solace solitude speculate speculation sporadic spontaneous spontaneously
    stagnant stagnation stark stigma stigmatize strive stringent subconscious subconsciously subjective subordinate subside suppress surge surpass susceptible sway synthesis tacit tangible tedious temporal temptation
    tenacity tentative thereby threshold trajectory transcend traumatic tremendous trivial turmoil ubiquitous unanimous undeniable undeniably underlie underlying underpin undoubtedly undue unify unravel unveil unwittingly uphold
    upheaval utmost utterly validate vibrant vicious vigilant vindicate volatile warrant whereby wholeheartedly widen wield withstand worldview yearn zeal hone hectic knack outlook takeaway burnout
    disconnect upbringing insular solitary conducive relatable commodity commodify algorithm confirmation echo polarize polarization polarized sedentary gig precariat gentrification overtourism depopulation
    admittedly condemn prolong outright newcomer evade blunder hypocritical hypocrisy simplistic dissent contentment disagreement consensus romanticize abide abound
    allure apprehensive atrocity avert awe banal bearing belittle benign besiege boast bolster brevity brink candid cherish clout coax commend commonplace compassion compel conceal conceive concur condescending
    consensus contempt crave daunt debunk decency delude denounce deplore dexterity diligent discreet disparage disregard distraught dogma doom dreary dubious earnest ebb eerie elusive embark emulate enact
    endow enigma ennui entice envisage epiphany exasperate exemplify exile exorbitant facade fallacy farce fathom feat fickle finite flair flaunt foresee forgo forlorn forthcoming fraught frivolous gauge glean
    gloom gratify gravitate gruesome gullible haphazard harbor haunt heed hoard hollow hostility hype illicit impetus impulse inkling inquisitive insidious instigate intuit jargon jeopardize knack lament languish lavish lenient
    loom lure mere misguided mockery morale nagging naive nudge onus ordeal outlandish paltry patronizing penchant perilous pitfall placate plunge poignant poise portray predispose presumption pretense prolific quirk rampant ramification
    rapport rash relish remnant resolute retain revere ruthless savor scorn secluded sever shrewd shun sincerity slant sluggish smug snub sobering solemn sought-after spur squander staunch steadfast stifle stumble succinct sullen superfluous
    tact tame tantalizing taunt tenuous thrust toil torment touting tranquil transient trepidation trite unassuming uncanny unfold unfounded unrelenting unsettling untenable upfront vanity veer vent verge vested wane wary whim whimsical wistful wrath wry`,
};

/** Frequent on the screen, of no use for telling a level: noises, halves of contractions, titles, forms of address. */
export const LEFT_OUT = `
  s t m re ll ve d don didn doesn isn wasn couldn wouldn shouldn won ain aren weren hasn haven hadn needn shan damn hell crap jerk dude buddy pal babe sweetie
  uh um er ah huh hmm mmm ooh whoa wow ha la da na ya yo gonna gotta wanna til cause cos bout hon eh ugh blah bam wham gosh heck hee hah boo bro sis chuckles
  kinda sorta outta thy thee thou thine ought mum fella mister lt sgt der die les con una que por los mon est bien moi mes quid oui non etc cetera com colour colours honour honourable
  favour behaviour neighbour neighbourhood centre theatre realise recognise apologise cheque tyre grey dialogue labour harbour humour rumour gasps groans grunts sighs whimpers gasping grunting`;
