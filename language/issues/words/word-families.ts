import { othersInGroups } from './word-groups.ts';

/**
 * What else of its family a word may have been meant as. Japanese speakers put one where another belongs ("It is
 * convenience").
 */
export const familyOf = othersInGroups(`
  convenience convenient; importance important; difference different; difficulty difficult; danger dangerous;
  health healthy; safety safe safely; success successful succeed; beauty beautiful; confidence confident;
  patience patient; silence silent; independence independent; intelligence intelligent; absence absent;
  distance distant; luck lucky; noise noisy; rain rainy; sun sunny; cloud cloudy; wind windy; snow snowy;
  hunger hungry; anger angry; thirst thirsty; fame famous; comfort comfortable; freedom free;
  happiness happy; sadness sad; kindness kind; loneliness lonely; darkness dark; weakness weak; strength strong; length long;
  width wide; height high; depth deep; warmth warm; truth true; pride proud; wisdom wise;
  efficiency efficient; necessity necessary; possibility possible; ability able; responsibility responsible;
  popularity popular; reality real; variety various; culture cultural; nature natural; tradition traditional;
  person personal; history historical; science scientific; economy economic; politics political;
  medicine medical; education educational; environment environmental; profession professional; emotion emotional;
  addition additional; care careful; wonder wonderful; harm harmful; stress stressful stressed; power powerful;
  peace peaceful; pain painful; color colorful; colour colourful; taste tasty; humor humorous; energy energetic;
  romance romantic; activity active; creativity creative; expense expensive; passion passionate; talent talented;
  decision decide; explanation explain; discussion discuss; invitation invite; communication communicate;
  pronunciation pronounce; introduction introduce; suggestion suggest; improvement improve; development develop;
  agreement agree; argument argue; growth grow; loss lose; speech speak; belief believe; proof prove; advice advise;
  analysis analyze; death dead die died; marriage marry married; satisfaction satisfied satisfying; disappointment disappointed;
  excitement excited exciting; relaxation relaxed relaxing; embarrassment embarrassed; worry worried; choice choose chose;
  life live alive; injury injured; illness ill; sickness sick; knowledge know; arrival arrive;
  Japan Japanese; America American; England English; China Chinese; Korea Korean; France French; Germany German;
  Italy Italian; Spain Spanish; Asia Asian; Europe European`);
