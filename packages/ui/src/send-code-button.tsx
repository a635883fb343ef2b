import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { formatLeft } from './countdown.tsx'

/** Sends something that may be requested again only after a while, and shows how long that is. */
export const SendCodeButton = ({
  label,
  againLabel,
  waitLabel,
  waitSec = 60,
  onSend,
}: {
  readonly label: string
  readonly againLabel: string
  /** Shows when it can be sent again; `time` as minutes and seconds. */
  readonly waitLabel: (time: string) => string
  readonly waitSec?: number
  /** Returns whether it was sent. */
  readonly onSend: () => Promise<boolean>
}) => {
  const [isSending, setIsSending] = useState(false)
  const [wasSent, setWasSent] = useState(false)
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
    setWasSent(true)
    setNowMs(Date.now())
    setUntilMs(Date.now() + waitSec * 1_000)
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
      {isWaiting ? waitLabel(formatLeft(leftMs)) : wasSent ? againLabel : label}
    </Button>
  )
}
