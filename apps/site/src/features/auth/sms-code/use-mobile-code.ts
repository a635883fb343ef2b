import { useState } from 'react'
import { useSession } from '../../../core/session/store.ts'
import { readMobile, type MobileToSend } from '../mobile/check-mobile.ts'
import { useMobile, type MobileEntry } from '../mobile/use-mobile.ts'
import { useText } from '../../../core/language/use-text.ts'
import { checkCode } from './check-code.ts'
import type { CodeChannel, CodeProof } from './code-channel.ts'
import { useSmsCode, type SmsCode } from './use-sms-code.ts'

export type MobileCodeField = 'mobileNum' | 'verificationCode'
type Problems = Readonly<Partial<Record<MobileCodeField, string>>>

export type MobileCode = {
  readonly entry: MobileEntry
  readonly sms: SmsCode
  readonly code: string
  readonly changeCode: (typed: string) => void
  readonly problems: Problems
  /** Shows the error of a field and focuses it. */
  readonly showError: (field: MobileCodeField, text: string) => void
  /** What the form sends; undefined if something is wrong, which is then shown below its field. */
  readonly prove: () => Promise<(MobileToSend & CodeProof) | undefined>
}

/** LOGIN-7, FORGOT-5: a mobile number and the code that was sent to it. */
export const useMobileCode = (
  channel: CodeChannel,
  focusOn: (field: MobileCodeField) => void,
): MobileCode => {
  const t = useText('auth')
  const rule = useSession().setReg.mobileNum
  const entry = useMobile()
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<Problems>({})

  const showError = (field: MobileCodeField, text: string) => {
    setProblems({ [field]: text })
    focusOn(field)
  }
  const sms = useSmsCode({
    channel,
    rule,
    mobile: entry.mobile,
    onBadMobile: (problem) => showError('mobileNum', t(...problem)),
    onSent: () => {
      setProblems({})
      focusOn('verificationCode')
    },
  })

  const prove = async () => {
    const read = await readMobile(rule, entry.mobile)
    const mobileProblem = 'problem' in read && t(...read.problem)
    const codeProblem = checkCode(code)
    if (mobileProblem || codeProblem) {
      setProblems({
        ...(mobileProblem && { mobileNum: mobileProblem }),
        ...(codeProblem && { verificationCode: t(codeProblem) }),
      })
      focusOn(mobileProblem ? 'mobileNum' : 'verificationCode')
      return undefined
    }
    setProblems({})
    const proving = await channel.prove(code)
    if (!proving.ok) {
      showError('verificationCode', proving.message)
      return undefined
    }
    return 'mobile' in read ? { ...read.mobile, ...proving.proof } : undefined
  }

  const forget = (field: MobileCodeField) =>
    setProblems((known) => ({ ...known, [field]: undefined }) as Problems) // undefined reads as absent
  return {
    entry: {
      ...entry,
      changeTyped: (typed) => {
        forget('mobileNum')
        entry.changeTyped(typed)
      },
    },
    sms,
    code,
    changeCode: (typed) => {
      forget('verificationCode')
      setCode(typed.trim())
    },
    problems,
    showError,
    prove,
  }
}
