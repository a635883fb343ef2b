import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { showToast } from './toast.tsx'

const shownForMs = 2_500

/** Copies a text and confirms it; if the browser forbids it, shows what to do instead. */
export const CopyButton = ({
  text,
  label,
  doneText,
  failedText,
  look = 'brand',
}: {
  readonly text: string
  readonly label: string
  readonly doneText: string
  readonly failedText: string
  readonly look?: 'brand' | 'plain' | 'quiet'
}) => {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => setDone(false), shownForMs)
    return () => clearTimeout(timer)
  }, [isDone])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setDone(true)
      showToast(doneText)
    } catch {
      showToast(failedText, 'bad')
    }
  }
  const Sign = isDone ? Check : Copy
  return (
    <Button look={look} onClick={() => void copy()}>
      <Sign size={17} aria-hidden="true" />
      {label}
    </Button>
  )
}
