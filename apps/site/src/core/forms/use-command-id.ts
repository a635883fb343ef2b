import { useRef } from 'react'

/**
 * The id of a command of money: kept while nobody knows what became of it, so that trying again
 * cannot do it twice, and new once there was an answer.
 */
export const useCommandId = () => {
  const id = useRef<string>(undefined)
  return {
    current: (): string => (id.current ??= crypto.randomUUID()),
    /** Call with the code of a refusal, or with nothing once it was done. */
    answered: (code?: string): void => {
      if (code !== 'network' && code !== 'timeout') id.current = undefined
    },
  }
}
