import type { FieldPattern } from '@trevo/field-rules/check-field.ts'
import { useRef, useState } from 'react'
import { openPopup } from '../../../core/popups/popups.ts'
import { readMobile, type Mobile, type MobileProblem } from '../mobile/check-mobile.ts'
import type { CodeChannel } from './code-channel.ts'
import { useCountdown } from './use-countdown.ts'

/** SMS-5: presses closer together than this count as one. */
export const sendEveryMs = 1_000

export type SmsCode = {
  readonly isSending: boolean
  /** Seconds until another code may be sent. */
  readonly leftSec: number
  /** The number that the last code was sent to, as typed. */
  readonly sentTo: string | undefined
  /** The server's refusal of the last code. */
  readonly said: string | undefined
  readonly send: () => Promise<void>
}

/** SMS-1..5, ERR-2: requests a code for the current number, and waits before another may be requested. */
export const useSmsCode = ({
  channel,
  rule,
  mobile,
  onBadMobile,
  onSent,
}: {
  readonly channel: CodeChannel
  readonly rule: FieldPattern
  readonly mobile: Mobile
  readonly onBadMobile: (problem: MobileProblem) => void
  readonly onSent: () => void
}): SmsCode => {
  const { leftSec, start } = useCountdown()
  const [isSending, setIsSending] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const [said, setSaid] = useState<string>()
  const pressedAtMs = useRef(-Infinity)

  const send = async () => {
    if (isSending || leftSec > 0) return
    const now = performance.now()
    if (now - pressedAtMs.current < sendEveryMs) return
    pressedAtMs.current = now
    const read = await readMobile(rule, mobile)
    if ('problem' in read) return onBadMobile(read.problem)
    setIsSending(true)
    const sending = await channel.send(read.mobile).finally(() => setIsSending(false))
    if (!sending.ok) return openPopup('warning', { text: sending.message, button: 'submit' })
    setSentTo(`${mobile.dialingCode} ${mobile.typed}`)
    setSaid(sending.message)
    start(sending.waitSec)
    onSent()
  }
  return { isSending, leftSec, sentTo, said, send }
}
