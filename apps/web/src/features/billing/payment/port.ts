/** What a checkout is opened with. */
export interface CheckoutOptions {
  priceId: string;
  email: string;
  userId: string;
  onCompleted: () => void;
}

/** A payment provider's overlay. `open` rejects when it cannot be shown. */
export interface PaymentClient {
  open(options: CheckoutOptions): Promise<void>;
}
