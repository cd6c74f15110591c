import { isSignInFault, SIGN_IN_FAULTS } from '@veracite/contracts/sign-in-faults';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'signin';

/**
 * Notices that a sign-in through another site came to nothing, and takes that out of the address.
 * @param tell is given the sentence, once; has to be the same function each time
 */
export function useSignInFault(tell: (sentence: string) => void): void {
  const [params, setParams] = useSearchParams();
  const fault = params.get(PARAMETER);
  useEffect(() => {
    if (fault === null) return;
    setParams(
      (current) => {
        current.delete(PARAMETER);
        return current;
      },
      { replace: true },
    );
    if (isSignInFault(fault)) tell(SIGN_IN_FAULTS[fault]);
  }, [fault, setParams, tell]);
}
