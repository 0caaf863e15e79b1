import { othersInGroups } from './word-groups.ts';

/** What a word is easily written for: all of these are words, so no dictionary sees the slip. */
export const lookAlikesOf = othersInGroups(`
  quiet quite quit; advice advise; affect effect; save safe; though through thought; whether weather; past passed;
  week weak; here hear; know now; no know; buy by; right write; new knew; clothes cloths; brake break; peace piece;
  accept except; breath breathe; chose choose; desert dessert; form from; said sad; thing think; things thinks;
  feel fell; feel fill; leave live; where were; where wear; were wear; meat meet; wait weight; see sea; coast cost; fore for;
  whole hole; loud aloud; flower flour; role roll; sale sell; prize price; rise raise; custom costume customer;
  loose lose; close closed; low law; work walk; light right; play pray; glass grass; collect correct; fry fly; road load;
  rice lice; wrong long; bath bus; sit set; lend rent; cook cooker; angry hungry; food foot; since science;
  son sun; won one; bored board; steal still; hope hop; plan plane; stuff staff`);
