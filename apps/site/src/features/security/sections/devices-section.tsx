import { History, MonitorSmartphone } from 'lucide-react'
import { to } from '../../../core/router/to.ts'
import { InfoList, LinkRow } from '../common/info-list.tsx'
import { useText } from '../../../core/language/use-text.ts'

/** Where the account is logged in, and its history. */
export const DevicesSection = () => {
  const t = useText('security')
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
    </InfoList>
  )
}
