/** What a checkout is opened with. */
export interface CheckoutOptions {
  priceId: string;
  /** What is bought, as its buyer knows it: "Pro plan, $19 a month". */
  label: string;
  email: string;
  userId: string;
  onCompleted: () => void;
}

/** A payment provider's overlay. `open` rejects when it cannot be shown. */
export interface PaymentClient {
  open(options: CheckoutOptions): Promise<void>;
}
