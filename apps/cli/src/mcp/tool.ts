import type { z } from 'zod';
import type { Backend } from './backend';

interface ToolContext {
  backend: Backend;
  /** True if the tool may read local files, which is never so over a network. */
  mayReadFiles: boolean;
  /** Reports how many of how many are done. */
  progress: (done: number, total: number) => void;
}

export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  name: string;
  title: string;
  /** Description of the tool and its result for the assistant. */
  description: string;
  input: Shape;
  /** @returns a short text for the assistant @throws ToolError or UsageError with a message for the assistant */
  run(input: z.output<z.ZodObject<Shape>>, context: ToolContext): Promise<string>;
}

/** Defines a tool with the type of its input. */
export const tool = <Shape extends z.ZodRawShape>(definition: Tool<Shape>): Tool => definition as unknown as Tool;
