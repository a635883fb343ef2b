import { useEffect, useState } from 'react'

/** How long after the last keystroke the server is called. */
const typingPauseMs = 120

/** The text once typing has paused. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
