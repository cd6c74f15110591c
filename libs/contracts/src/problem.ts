/** Body of every error: RFC 9457, with `message` for the toast. */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  message: string;
  requestId: string;
  /** Faults by field, with a JSON pointer each. */
  errors?: { pointer: string; message: string }[];
  /** On 402. */
  required?: number;
  remaining?: number;
  plan?: string;
}
