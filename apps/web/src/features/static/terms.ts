export const terms = {
  title: 'Terms of Service',
  intro:
    'These terms are the agreement between you and Veracite when you use the service. They are written to be read.',
  sections: [
    {
      title: 'The service',
      paragraphs: [
        'Veracite compares citations with records in academic databases and reports what it finds, with the evidence. An answer is information for your own judgement. It is not an accusation, and it is not advice on a disciplinary matter.',
        'Databases are incomplete and sometimes wrong. A work that is not found may exist, and a work that is found may be described wrongly by its record.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'You need an account to use the tools. Keep your password to yourself and contact us if you think that someone else has it. The service is not intended for children under 13.',
        'You may delete your account at any time. Account data is removed within 30 days after deletion.',
      ],
    },
    {
      title: 'Credits and plans',
      paragraphs: [
        'One credit is used for each citation that could be checked. Citations that could not be checked use none. Credits of a month that are left over do not carry over.',
        'Paid plans renew until they are canceled. A canceled plan stays active until the end of the paid period.',
      ],
    },
    {
      title: 'Payments and refunds',
      paragraphs: [
        'Payments are handled by our payment provider, who is the seller of record. Prices are in US dollars.',
        'The first payment of a plan is refunded in full when you ask within 30 days. Later payments are not refunded, except where the law says otherwise.',
      ],
    },
    {
      title: 'Fair use',
      paragraphs: [
        'Do not try to break the service, to get around its limits, or to use it to harm others. The databases behind it are shared by everybody: automated use goes through the API and keeps to its limits.',
      ],
    },
    {
      title: 'Your text',
      paragraphs: [
        'What you paste stays yours. We use it to give you the answer and to keep your history, and for nothing else.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'The service is provided with care but without warranty. As far as the law allows, our liability is limited to what you paid in the twelve months before the damage.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When these terms change in a way that matters we notify account holders by email before the change takes effect.',
      ],
    },
  ],
};
