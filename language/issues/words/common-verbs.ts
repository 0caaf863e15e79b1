import { wordSet } from './word-set.ts';

/** Verbs in their base form. Where one is also a noun, the words around decide. */
export const COMMON_VERBS: ReadonlySet<string> = wordSet(`
accept achieve add admire admit advise afford agree allow answer apologise apologize appear apply appreciate approach argue arrange arrive ask
attend avoid be become begin believe belong borrow break bring brush build burn buy call cancel care carry catch cause celebrate change
chat check cheer choose clean climb close collect come compare complain complete consider consist contact contain continue cook
cost count cover create cry cut dance decide depend describe die disagree disappear discover discuss do draw dream dress drink drive
drop earn eat encourage end enjoy enter escape exercise exist expect experience explain express fail fall feel fight fill find
finish fit fix fly follow forget forgive gain get give go graduate grow guess hang happen hate have hear help hide hit hold hope hurt
imagine improve increase influence inform intend introduce invent invite join jump keep kick kill kiss know laugh lead learn leave lend
let like listen live look lose love make manage marry matter mean meet mention mind miss move need notice offer open order own paint
participate pass pay play practice practise prefer prepare promise protect prove provide pull push put quit read realise realize receive
recognise recognize recommend refuse relax remain remember remind remove rent repair repeat reply report respect rest return ride ring rise
run save say search see seem sell send serve set share shine shout show shut sing sit sleep smell smile smoke solve speak
spend stand start stay steal stop study succeed suffer suggest support suppose surprise swim take talk taste teach tell thank think
throw touch train translate travel treat try turn understand use visit wait wake walk want warn wash waste watch wear win wish wonder
work worry write cook skate ski surf camp hike jog resemble reach rain snow
`);
