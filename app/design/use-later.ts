import { useDeferredValue } from 'react';

/**
 * True a frame after it has become so, and false at once. A slow phone answers a tap with a frame before it draws what takes
 * it longer.
 */
export const useLater = (isOn: boolean): boolean => useDeferredValue(isOn) && isOn;
