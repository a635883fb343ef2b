import type { z } from 'zod'
import { Refusal } from '../refusal.ts'

/**
 * The input of a call, parsed by its schema.
 * @throws Refusal `request_param_err` with at most ten invalid fields.
 */
export const parseInput = (schema: z.ZodType | undefined, input: unknown): unknown => {
  if (!schema) return undefined
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw new Refusal('request_param_err', {
    fields: parsed.error.issues.map((issue) => issue.path.join('.')).slice(0, 10),
  })
}
