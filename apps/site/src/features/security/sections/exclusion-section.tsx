import { PauseCircle } from 'lucide-react'
import { to } from '../../../core/router/to.ts'
import { InfoList, LinkRow } from '../common/info-list.tsx'
import { useText } from '../../../core/language/use-text.ts'

/** The link to a break from play. */
export const ExclusionSection = () => {
  const t = useText('security')
  return (
    <InfoList title={t('footer.responsible')}>
      <LinkRow
        icon={<PauseCircle size={20} aria-hidden="true" />}
        label={t('exclusion')}
        value={t('exclusionText')}
        href={to.member('pause')}
      />
    </InfoList>
  )
}
