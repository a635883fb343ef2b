import { History, MonitorSmartphone, Smartphone } from 'lucide-react'
import { to } from '../../../core/router/to.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import { useSession } from '../../../core/session/store.ts'
import { InfoList, InfoRow, LinkRow, RowButton } from '../common/info-list.tsx'
import { useText } from '../../../core/language/use-text.ts'

/** Where the account is logged in, its history, and whether it is used on a phone that others use. */
export const DevicesSection = () => {
  const t = useText('security')
  const isShared = useSession().memberInfo?.isSharedPhone ?? false
  return (
    <InfoList title={t('section.devices')}>
      <LinkRow
        icon={<MonitorSmartphone size={20} aria-hidden="true" />}
        label={t('sessions')}
        value={t('sessionsText')}
        href={to.member('securityCenter', { part: 'sessions' })}
      />
      <LinkRow
        icon={<History size={20} aria-hidden="true" />}
        label={t('history')}
        value={t('historyText')}
        href={to.member('securityCenter', { part: 'history' })}
      />
      <InfoRow
        icon={<Smartphone size={20} aria-hidden="true" />}
        label={t('pin.mode')}
        value={t(isShared ? 'pin.modeOn' : 'pin.modeOff')}
        action={
          <RowButton
            label={t(isShared ? 'change' : 'turnOn')}
            about={t('pin.mode')}
            onClick={() => openPopup('security', { form: { name: 'sharedPhone' } })}
          />
        }
      />
    </InfoList>
  )
}
