export const privacy = {
  title: 'Privacy Policy',
  intro: 'What we keep, why, for how long, and how you get it back or have it removed.',
  sections: [
    {
      title: 'What we keep',
      paragraphs: [
        'Your name, email address and how you sign in; a hash of your password, never the password; your plan and the credits you used; and the citations you had checked with their results.',
        'Servers keep technical logs for a short time. They hold no citation text.',
      ],
    },
    {
      title: 'Why',
      paragraphs: [
        'To give you answers, to show you your history, to count credits, and to keep the service safe. We do not sell data and do not train models on what you paste.',
      ],
    },
    {
      title: 'Who else sees something',
      paragraphs: [
        'The databases that are asked receive the parts of a citation that a search needs: an identifier, a title, the first author’s name, seldom a year and a journal; words of the citation where no title can be read in it. They do not learn who you are.',
        'Websites that a citation or your check names are looked at, as are the files you have watched. Your own webhooks and your mailbox are notified when a list is done or a watched work is retracted; for a list, only with the number of each answer.',
        'A link you share shows its result to anyone who has it, until you withdraw it. A certificate is issued to you and is not stored.',
        'The payment provider receives your email address when you buy a plan. If you sign in through a third party, that party learns that you did.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'One cookie keeps you signed in. Your choice of light or dark colors is stored in the browser. There are no cookies for advertising.',
      ],
    },
    {
      title: 'When you want nothing kept',
      paragraphs: [
        'Tick “Do not keep this text” before a check, or switch on “Do not keep my texts” on your account page for everything from then on. Nothing of what you check goes into a history then; only that credits were used.',
        'A list has to stay until you have seen it: it is deleted an hour after that, and after a day if you never come back for it. Lists you watch are kept, since that is what watching is.',
      ],
    },
    {
      title: 'How long',
      paragraphs: [
        'A list that is read while you type, and not checked, is deleted within an hour.',
        'A list you watch is kept as names and identifiers of its works, with what happened to them, until you remove it. What was sent to your webhooks is kept for 30 days.',
        'Your history stays until you delete it or your account. Account data is removed within 30 days after deletion; backups follow the same limit.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can see, export, correct and delete what we keep about you. Write to the address on your account page if something is in the way.',
      ],
    },
    {
      title: 'Children',
      paragraphs: [
        'Children under 13 are not intended users of the service. If we learn that we hold data of a child we remove it.',
      ],
    },
  ],
};
