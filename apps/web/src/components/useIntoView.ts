import { useLayoutEffect, useRef } from 'react';

/** Where what came of a press is shown: it is brought under the header, and gets the focus, when the work begins. */
export function useIntoView(begun: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!begun) return;
    place.current?.scrollIntoView({ block: 'start' });
    // Keys that move through the results must not be typed into the form, from the moment it is seen.
    place.current?.focus({ preventScroll: true });
  }, [begun]);
  return place;
}
