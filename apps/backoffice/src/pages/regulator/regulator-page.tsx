import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { Checks, Days, Dossier, MoneyLaundering, Returns } from './house-parts.tsx'
import { Exclusions, Files, Funds, Integrity, Prizes, Rules } from './law-parts.tsx'
import { Part } from './part.tsx'
import styles from './regulator.module.css'

const parts = [
  { title: 'office.rules', right: 'rules.read', to: '/rules', Content: Rules },
  { title: 'regulator.prizes', right: 'prizes.read', to: '/prizes', Content: Prizes },
  { title: 'office.funds', right: 'compliance.read', to: '/funds', Content: Funds },
  { title: 'regulator.sigap', right: 'compliance.read', to: '/sigap', Content: Files },
  {
    title: 'regulator.exclusions',
    right: 'regulator.read',
    to: '/compliance?tab=exclusions',
    Content: Exclusions,
  },
  { title: 'office.integrity', right: 'risk.read', to: '/integrity', Content: Integrity },
  { title: 'regulator.returns', right: 'games.read', to: '/games/returns', Content: Returns },
  { title: 'regulator.reports', right: 'reports.read', to: '/reports?report=days', Content: Days },
  { title: 'regulator.system', right: 'system.read', to: '/system?tab=files', Content: Checks },
] as const

/** What the regulator reads, in one place; every part leads to all of it. */
export const RegulatorPage = () => {
  const t = useT()
  return (
    <Page title={t('office.regulator')} note={t('regulator.lead')}>
      <div className={styles['parts']}>
        {parts.map(({ title, right, to, Content }) => (
          <Part key={title} title={t(title)} right={right} to={to}>
            <Content />
          </Part>
        ))}
        <MoneyLaundering />
        <Dossier />
      </div>
    </Page>
  )
}
