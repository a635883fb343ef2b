import { useRef } from 'react'

/**
 * The id of a money command: kept while the outcome is unknown, so that a retry cannot repeat it, and
 * replaced once there is an answer.
 */
export const useCommandId = () => {
  const id = useRef<string>(undefined)
  return {
    current: (): string => (id.current ??= crypto.randomUUID()),
    /** Call with the refusal code, or without arguments on success. */
    answered: (code?: string): void => {
      if (code !== 'network' && code !== 'timeout') id.current = undefined
    },
  }
}
