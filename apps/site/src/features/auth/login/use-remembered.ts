import { useEffect, useState } from 'react'
import { browserKeys } from '../../../entities/member/remember/key-store.ts'
import {
  forgetPassword,
  recallPassword,
  rememberPassword,
  type Remembered,
} from '../../../entities/member/remember/remember-password.ts'

/** LOGIN-14: whether this browser remembers the password; calls back once with what it remembered. */
export const useRemembered = (onRecalled: (remembered: Remembered) => void) => {
  const [remember, setRemember] = useState(false)
  useEffect(() => {
    void recallPassword(browserKeys).then((remembered) => {
      if (!remembered) return
      setRemember(true)
      onRecalled(remembered)
    })
    // Only what was remembered when the form opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return {
    remember,
    changeRemember: (checked: boolean) => {
      setRemember(checked)
      // Unchecking forgets it at once, whether or not a login follows.
      if (!checked) void forgetPassword(browserKeys).catch(() => undefined)
    },
    /** Remembers credentials that a login proved right, or nothing. A browser without a key store can still log in. */
    noteLogin: (proven: Remembered): Promise<void> =>
      (remember ? rememberPassword(browserKeys, proven) : forgetPassword(browserKeys)).catch(
        () => undefined,
      ),
  }
}
