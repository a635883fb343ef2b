import { isLinearPattern } from './linear-pattern.ts'
import { hidesCharacters } from './visible-text.ts'
import { patterns } from './patterns.ts'

/** One field's rule from the brand's settings (RULE-1); the flags are not checked here. */
export type FieldPattern = {
  readonly acceptedPattern: string
  readonly minLength: number
  readonly maxLength: number
  readonly patternId: number
}

/** Why a value is not accepted: a catalogue key with the limits that its sentence mentions. */
export type FieldProblem = {
  readonly messageKey: `reg_pattern_${number}`
  readonly min: number
  readonly max: number
}

// The empty pattern and "*" both mean anything (RULE-3); a pattern always applies to the whole value.
const isAccepted = (pattern: string, value: string): boolean =>
  pattern === '*' ||
  pattern === '' ||
  (isLinearPattern(pattern) && new RegExp(`^(?:${pattern})$`, 'u').test(value))

/**
 * Checks one value against one rule: length (in characters, both limits inclusive), the catalogue's
 * pattern, that every character is visible, and the brand's own `acceptedPattern`. Returns undefined
 * if the value is valid. An `acceptedPattern` that is broken or may take longer than linear time
 * accepts nothing. Throws for a pattern id that the catalogue lacks.
 */
export const checkField = (rule: FieldPattern, value: string): FieldProblem | undefined => {
  const { minLength: min, maxLength: max, patternId } = rule
  const matches = patterns[patternId]
  if (!matches) throw new Error(`no field pattern ${patternId}`)

  const length = [...value].length
  const isFit = length >= min && length <= max && matches(value) && !hidesCharacters(value)
  if (isFit && isAccepted(rule.acceptedPattern, value)) return undefined
  return { messageKey: `reg_pattern_${patternId}`, min, max }
}
