import { showToast } from '@trevo/ui/toast.tsx'
import { useNavigate } from 'react-router'
import { to } from '../../../core/router/to.ts'
import { switchPopup } from '../../../core/popups/popups.ts'
import { useText } from '../../../core/language/use-text.ts'
import { enterRecovered } from './enter-recovered.ts'

/** What follows a new password: logged in and home, or the login popup with a message about what happened. */
export const useRecovered = (
  onClose: () => void,
): ((username: string, password: string) => Promise<void>) => {
  const t = useText('auth')
  const navigate = useNavigate()
  return async (username, password) => {
    const entering = await enterRecovered(username, password).catch(() => 'byHand' as const)
    if (entering === 'verifying') return
    if (entering === 'byHand') {
      showToast(t('after_reset_pass'))
      return switchPopup('login', {})
    }
    onClose()
    showToast(t('forgot.done'))
    void navigate(to.home())
  }
}
