import { useLanguage } from '../../core/language/language.tsx'
import { useSession } from '../../core/session/store.ts'
import { usePhase } from '../../core/session/use-phase.ts'
import { Chat } from '../../features/support/chat/chat.tsx'
import { BrowserPart, partWaiting } from '../frame/browser-part.tsx'
import { FramePage } from '../frame/frame-page.tsx'
import { TitledPage } from '../frame/titled-page.tsx'

/** CALL-69: where the `chatUrl` of a launch leads, and where a conversation begins. */
export const Component = () => {
  const { t } = useLanguage()
  const isOff = useSession().whitelabelVal['CBS3'] === false
  if (isOff) {
    return <FramePage title={t('page.chat')} text={t('page.chatOff')} drawing="headphone" />
  }
  return (
    <TitledPage title={t('page.chat')}>
      <BrowserPart>
        <Whose />
      </BrowserPart>
    </TitledPage>
  )
}

/** A member's conversation is only shown once it is known who looks. */
const Whose = () => (usePhase() === 'restoring' ? partWaiting : <Chat />)
