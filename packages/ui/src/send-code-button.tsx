import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { formatLeft } from './countdown.tsx'

/** The server sends at most so many within `quotaSec`. */
const quota = 3
const quotaSec = 300
const waitSec = 60

/** Seconds after the latest of these instants until the server sends another one. */
const waitAfter = (sentAtMs: readonly number[]): number => {
  const first = sentAtMs.at(-quota)
  const last = sentAtMs.at(-1) ?? 0
  return first === undefined ? waitSec : Math.max(waitSec, quotaSec - (last - first) / 1_000)
}

/** Sends a code that may be requested again only after a while, and shows how long that is. */
export const SendCodeButton = ({
  label,
  againLabel,
  waitLabel,
  onSend,
}: {
  readonly label: string
  readonly againLabel: string
  /** Shows when it can be sent again; `time` as minutes and seconds. */
  readonly waitLabel: (time: string) => string
  /** Returns whether it was sent. */
  readonly onSend: () => Promise<boolean>
}) => {
  const [isSending, setIsSending] = useState(false)
  const [sentAtMs, setSentAtMs] = useState<readonly number[]>([])
  const [untilMs, setUntilMs] = useState(0)
  const [nowMs, setNowMs] = useState(0)
  const leftMs = untilMs - nowMs
  const isWaiting = leftMs > 0

  useEffect(() => {
    if (!isWaiting) return undefined
    // Reads a clock instead of counting ticks, because a background page rarely ticks.
    const timer = setInterval(() => setNowMs(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isWaiting])

  const send = async () => {
    setIsSending(true)
    const sent = await onSend().finally(() => setIsSending(false))
    if (!sent) return
    const now = Date.now()
    const all = [...sentAtMs, now]
    setSentAtMs(all)
    setNowMs(now)
    setUntilMs(now + waitAfter(all) * 1_000)
  }
  return (
    <Button
      look="plain"
      wide
      busy={isSending}
      aria-disabled={isWaiting || undefined}
      onClick={() => {
        if (!isWaiting) void send()
      }}
    >
      {isWaiting ? waitLabel(formatLeft(leftMs)) : sentAtMs.length > 0 ? againLabel : label}
    </Button>
  )
}
