import { touchesContract } from '../../core/ports/touches.contract.ts';
import { BrowserTouches, TOUCHES } from './browser-touches.ts';

for (const way of TOUCHES)
  touchesContract(`BrowserTouches, told of ${way},`, () => {
    const element = document.createElement('button');
    // What stands around it may keep what happens from going any further.
    element.addEventListener(way, (event) => event.stopPropagation());
    document.body.append(element);
    return {
      touches: new BrowserTouches(),
      touch: () => element.dispatchEvent(new Event(way, { bubbles: true })),
    };
  });
