import { useRef } from 'react'

/**
 * The id of a money command: kept while its result is unknown, so that a retry cannot repeat it, and new once
 * there was an answer.
 */
export const useCommandId = () => {
  const id = useRef<string>(undefined)
  return {
    current: (): string => (id.current ??= crypto.randomUUID()),
    /** Call with the code of a refusal, or without arguments on success. */
    answered: (code?: string): void => {
      if (code !== 'network' && code !== 'timeout') id.current = undefined
    },
  }
}
