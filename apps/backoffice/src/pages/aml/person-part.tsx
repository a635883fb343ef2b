import type { AmlPersonWhole } from '@trevo/contract/ops/compliance/aml.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatMoment, formatPlainDay, formatReais } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { FactList, Panel } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import styles from './aml.module.css'
import { ClassPill, nameReason } from './class-pill.tsx'
import { Flow } from './flow.tsx'
import { personQuery } from './use-aml.ts'

const Profile = ({ of }: { readonly of: AmlPersonWhole }) => {
  const t = useT()
  return (
    <Panel title={t('aml.profile')}>
      <FactList
        items={[
          { label: t('aml.class'), value: <ClassPill of={of.riskClass} /> },
          {
            label: t('aml.why'),
            value: of.reasons.map((one) => nameReason(t, one)).join(', ') || '–',
          },
          {
            label: t('aml.accounts'),
            value: of.accounts.map(({ memberId, username, brand }, index) => (
              <span key={memberId}>
                {index > 0 && ', '}
                <Link className="o-link" to={`/members/${memberId}`}>
                  {username}
                </Link>{' '}
                <span className="o-muted">{brand}</span>
              </span>
            )),
          },
          { label: t('aml.fullName'), value: of.name ?? '–' },
          { label: t('aml.cpf'), value: of.cpf ?? '–' },
          { label: t('aml.born'), value: of.bornOn === null ? '–' : formatPlainDay(of.bornOn) },
          {
            label: t('aml.income'),
            value: of.monthlyIncome === null ? '–' : formatReais(of.monthlyIncome),
          },
          {
            label: t('aml.exposed'),
            value: t(of.isPep ? 'word.yes' : 'word.no'),
            tone: of.isPep ? 'warn' : undefined,
          },
        ]}
      />
    </Panel>
  )
}

const Links = ({ of: { links } }: { readonly of: AmlPersonWhole }) => {
  const t = useT()
  return (
    <Panel title={t('aml.links')}>
      {links.length === 0 ? (
        <p className={styles['quiet']}>{t('aml.noLinks')}</p>
      ) : (
        <FactList
          items={links.map(({ memberId, username, reasons }) => ({
            label: (
              <Link className="o-link" to={`/members/${memberId}`}>
                {username}
              </Link>
            ),
            value: reasons.map((one) => t(`risk.link.${one}`)).join(', '),
          }))}
        />
      )}
    </Panel>
  )
}

const Matters = ({ of }: { readonly of: AmlPersonWhole }) => {
  const t = useT()
  return (
    <>
      <Panel title={t('aml.others')}>
        <FactList
          items={of.alerts.map((alert) => ({
            label: formatMoment(alert.openedAt),
            value: `${t(`aml.rule.${alert.rule}`)} · ${t(`aml.state.${alert.state}`)}`,
          }))}
        />
      </Panel>
      {of.cases.length > 0 && (
        <Panel title={t('aml.casesOf')}>
          <FactList
            items={of.cases.map(({ caseId, state, openedAt }) => ({
              label: formatMoment(openedAt),
              value: (
                <Link className="o-link" to={`/aml?view=cases&stage=${state}&row=${caseId}`}>
                  {t('aml.case', { number: caseId })} · {t(`aml.caseState.${state}`)}
                </Link>
              ),
            }))}
          />
        </Panel>
      )}
      {of.classes.length > 1 && (
        <Panel title={t('aml.classes')}>
          <FactList
            items={of.classes.slice(1).map(({ at, riskClass, reasons }) => ({
              label: formatMoment(at),
              value: [
                t(`aml.class.${riskClass}`),
                ...reasons.map((one) => nameReason(t, one)),
              ].join(' · '),
            }))}
          />
        </Panel>
      )}
    </>
  )
}

/** Everything known of a person: money, profile, links, alerts and cases. */
export const PersonPart = ({ personId }: { readonly personId: string }) => {
  const { data: of, error } = useQuery(personQuery(personId))
  if (error) return <p role="alert">{error.message}</p>
  if (!of) return <PartLoading />
  return (
    <>
      <Flow of={of} />
      <Profile of={of} />
      <Links of={of} />
      <Matters of={of} />
    </>
  )
}
