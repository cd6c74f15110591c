/** Types of product.mjs for the end-to-end tests. */
export interface Product {
  /** Where it answers: `http://127.0.0.1:<port>`. */
  origin: string;
  /** Folder of main.log and worker.log. */
  logs: string;
  stop(): Promise<void>;
}

export function startProduct(options?: { env?: Record<string, string>; worker?: boolean }): Promise<Product>;
