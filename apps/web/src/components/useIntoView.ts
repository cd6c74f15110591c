import { useEffect, useRef } from 'react';

/** Where what came of a press is shown: it is brought under the header when the work begins, which the form would hide. */
export function useIntoView(begun: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (begun) place.current?.scrollIntoView({ block: 'start' });
  }, [begun]);
  return place;
}
