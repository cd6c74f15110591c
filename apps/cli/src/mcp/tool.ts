import type { z } from 'zod';
import type { Answers } from './answers';

/** What a tool has to work with. */
export interface ToolContext {
  answers: Answers;
  /** Whether files of this machine may be named: not by who asks over a network. */
  mayReadFiles: boolean;
  /** Tells how many of how many are done. */
  progress: (done: number, total: number) => void;
}

/** One tool as an assistant sees it. */
export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  name: string;
  title: string;
  /** Which question it answers, and what its answer means. */
  description: string;
  input: Shape;
  /** @returns a short text for the assistant @throws Refused, UsageError for what cannot be answered */
  run(input: z.output<z.ZodObject<Shape>>, context: ToolContext): Promise<string>;
}

/** Keeps the shape of the input with the tool. */
export const tool = <Shape extends z.ZodRawShape>(definition: Tool<Shape>): Tool => definition as unknown as Tool;
