import { details, nameOfState } from '@veracite/contracts/states';

/** Names of what a paper and its references can be, on the pages of the desk and in its exports. */
export const deskNames = {
  states: {
    waiting: 'Waiting',
    reading: 'Being read',
    checking: 'Being checked',
    ready: 'Checked',
    unreadable: 'Not readable',
  },
  rules: {
    invented: nameOfState('fake'),
    'other-work': details['other-work'],
    retracted: 'Retracted',
    'wrong-authors': 'Wrong authors',
    differs: details.differs,
    unverifiable: nameOfState('unknown'),
  },
  decisions: { confirmed: 'Problem confirmed', dismissed: 'Dismissed', asked: 'Authors are asked' },
} as const;
