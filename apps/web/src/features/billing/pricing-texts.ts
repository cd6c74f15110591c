export const pricingFaq = [
  {
    question: 'Can I change plans later?',
    answer:
      'Yes. A larger plan starts at once and keeps the credits you have used; a smaller one starts when the paid period ends.',
  },
  {
    question: 'Which payment methods are accepted?',
    answer:
      'Cards and the other methods that the checkout offers in your country. Payments are handled by our payment provider; card numbers never reach us.',
  },
  {
    question: 'Is there a free trial?',
    answer:
      'The free plan is the trial: three verifications every month, for as long as you like, with the same checks as the paid plans.',
  },
  {
    question: 'Can I cancel anytime?',
    answer:
      'Yes, from your dashboard. The plan stays until the end of the period you have paid for and is not renewed.',
  },
];

export const guarantees = [
  { title: '30-day money-back guarantee', text: 'For the first payment of a plan, in full, without questions.' },
  { title: 'No setup fees', text: 'The price on the card is the price.' },
  { title: 'Cancel anytime', text: 'Cancel from your dashboard in a minute.' },
];

export const pricingTexts = {
  lead: 'One credit checks one citation. What could not be checked costs nothing, and neither does a reference of a list that you checked in the last 30 days.',
  faqTitle: 'Questions about plans',
} as const;
