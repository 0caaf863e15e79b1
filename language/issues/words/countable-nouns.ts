import { wordSet } from './word-set.ts';

/** Nouns that in the singular need a, the, my … before them, whatever the sentence; what can stand bare is left out. */
export const COUNTABLE: ReadonlySet<string> = wordSet(`
accident account actor actress adult album alarm animal answer apartment app apple article artist aunt
baby bag bakery ball banana band bank bar basket bat bath bathroom battery beach bedroom bicycle bike bill bird birthday
blanket blog boat bookstore bookshop boss bottle bowl box boy boyfriend bridge brother bucket building bus businessman button
cafe café camera candle cap captain car carrot castle cat ceiling cell cellphone center chair championship character child chopstick
cinema city classmate classroom client clock closet cloud coach coat coin colleague college comedian company computer
concert conference contest conversation convenience cookie corner couch country couple course cousin cow coworker cup customer
dancer daughter deadline decision dentist department desk dictionary director doctor dog doll door dorm dream dress drama driver drummer
earring egg elephant elevator email employee employer engineer envelope error essay event exam example exhibition eye
face factory fan farm farmer father festival fever film finger firefighter flag flat flight floor flower foreigner forest fork freezer
fridge friend frog game garden gentleman gift girl girlfriend glass goal grandfather grandmother grandson granddaughter
grandparent group guest guide guitar guitarist gym hat headache heater hill hobby holiday horse hospital host hotel hour house
housewife husband idea instrument interview island jacket job joke journalist key kid kitchen knife ladder
laptop lawyer leader leg lemon letter library lion lawyer line list machine magazine mall manager map marathon
meal meeting member menu message microphone mirror mistake monkey month mother motorbike motorcycle mountain mouse mouth movie museum
musician neighbor neighbour newspaper nose notebook novel nurse nephew niece office officer orange orchestra oven
painter parent park partner party passenger passport password pen pencil person pet phone photo photographer pianist picture pillow
pilot pizza plan plane planet plate player playground pocket poem poet policeman pond pool position post poster present president
prize problem professor program project province puppy purse question quiz rabbit radio rapper recipe refrigerator
reason relationship relative reporter reservation restaurant ring river robot rocket roof room roommate rule
salad sandwich scarf scientist screen seat secretary sentence shelf ship shirt shoe shop shower shrine sink singer sister
skirt smartphone snack sofa soldier son song spoon stadium stage stairway star statue station stomach stomachache store story stove
stranger street student suit suitcase supermarket surprise sweater swimmer table tablet taxi teacher team teenager
television temple tent theater theatre thief ticket tie tiger toilet tooth toothache toothbrush topic tourist towel tower town toy
tradition trainer translator tree trip truck tutor typhoon umbrella uncle university vacation vase vegetable video village
violinist visitor waiter waitress wallet watch website week weekend wife window woman worker writer year zoo
appointment aquarium bench cave chef charger cliff comment complaint compliment contract costume cottage counter coupon
curtain cushion diploma discount document drawer drugstore duck feeling fence fireplace folder fountain gallery haircut
hairdresser hamster handbag handkerchief helmet hero hometown inn internship invitation item jar journey kettle lake lamp
landlord lecture lesson license loan locker lunchbox massage mat microwave mission monitor moment mug necklace neighborhood
nightmare nickname operation opportunity organization package page pan parcel path penguin plant
possibility pot prescription presentation printer profile promotion quarrel raincoat receipt receptionist refund request
resort reward role rope route rug sample sauna scholarship section seminar shortcut skateboard sock souvenir speech spot
stamp storm strawberry stroller studio subject survey swimsuit switch task tattoo theme thermometer tip title tour
tournament trail tray tunnel turtle uniform van view visa waterfall wedding wheelchair whale workshop yard choice owner
bakery degree diary fee file flashlight flea gym hike ladder laptop lake mask mechanic medal mosquito motorcycle nail needle
owl parade passage pattern picnic pie pill pirate pocket poem polar pumpkin rainbow reader region remote review riverbank
saucer scooter shampoo shortage sketch spider squirrel stall statement steak suitcase surfer tail tailor tank tool torch
trophy vendor wave website wing witness zipper speaker learner listener train truck van season
chance difference habit hint mystery opinion pattern promise project purpose rumor secret sign skill solution statement suggestion
`);

/** Countable, but at home without an article after some words: "by bus", "at school". They need more context. */
export const OFTEN_BARE: ReadonlySet<string> = wordSet(`
bus car train taxi plane bicycle bike boat ship email phone hospital school church prison bed home college university town
mother father mom dad aunt uncle grandfather grandmother doctor professor captain president breakfast lunch dinner work class court
television radio video center hour year month week pizza cloud dream surprise weekend holiday vacation convenience cell line
room house game
`);
