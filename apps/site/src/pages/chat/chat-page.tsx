import { useLanguage } from '../../core/language/language.tsx'
import { useSession } from '../../core/session/store.ts'
import { usePhase } from '../../core/session/use-phase.ts'
import { Chat } from '../../features/support/chat/chat.tsx'
import { BrowserPart, partWaiting } from '../frame/browser-part.tsx'
import { FramePage } from '../frame/frame-page.tsx'
import { TitledPage } from '../frame/titled-page.tsx'

/** CALL-69: the target of a launch's `chatUrl`, where a conversation begins. */
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

/** A member's conversation is shown only once the visitor is known. */
const Whose = () => (usePhase() === 'restoring' ? partWaiting : <Chat />)
