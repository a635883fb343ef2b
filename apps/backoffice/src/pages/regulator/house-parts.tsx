import { showDossier } from '@trevo/api-client/ops-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../core/api.ts'
import { formatCount, formatMoment, formatPlainDay } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { saveFile } from '../../core/save-file.ts'
import { useT } from '../../core/texts.tsx'
import { FactList, Panel } from '../../parts/panel.tsx'
import { Read } from './part.tsx'
import { checksQuery, daysQuery, returnsQuery } from './use-inspection.ts'

/** Titles whose measured return is outside its limits. */
export const Returns = () => {
  const t = useT()
  return (
    <Read query={useQuery(returnsQuery)}>
      {({ list, rounds }) => (
        <FactList
          items={[
            {
              label: t('regulator.returns.outside'),
              value: list.length,
              tone: list.length > 0 ? 'warn' : 'ok',
            },
            { label: t('regulator.returns.rounds'), value: formatCount(rounds) },
          ]}
        />
      )}
    </Read>
  )
}

/** The last day that cannot change any more. */
export const Days = () => {
  const t = useT()
  return (
    <Read query={useQuery(daysQuery)}>
      {({ list: [latest] }) => (
        <FactList
          items={[
            {
              label: t('regulator.reports.last'),
              value: latest ? formatPlainDay(latest.day) : '–',
            },
            {
              label: t('regulator.reports.players'),
              value: latest ? formatCount(latest.players) : '–',
            },
          ]}
        />
      )}
    </Read>
  )
}

/** Critical files against the certified build. */
export const Checks = () => {
  const t = useT()
  return (
    <Read query={useQuery(checksQuery)}>
      {({ list: [latest], releases: [release] }) => (
        <FactList
          items={[
            {
              label: t('word.state'),
              value: latest
                ? t(latest.isEqual ? 'regulator.system.equal' : 'regulator.system.differ')
                : '–',
              tone: latest && !latest.isEqual ? 'bad' : undefined,
            },
            {
              label: t('regulator.system.last'),
              value: latest ? formatMoment(latest.at) : '–',
            },
            { label: t('regulator.system.release'), value: release?.version ?? '–' },
          ]}
        />
      )}
    </Read>
  )
}

/** Closed until two persons opened it for somebody, with a last day. */
export const MoneyLaundering = () => {
  const t = useT()
  const isOpen = useRight('aml.read') !== undefined
  return (
    <Panel
      title={t('office.aml')}
      aside={
        isOpen && (
          <Link className="o-link" to="/aml">
            {t('regulator.open')}
          </Link>
        )
      }
    >
      <p className="o-muted">{t(isOpen ? 'regulator.aml.opened' : 'regulator.aml.closed')}</p>
    </Panel>
  )
}

/** Made by the server of what runs there. */
export const Dossier = () => {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const download = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    const answer = await call(showDossier)
    setBusy(false)
    if (answer.ok) saveFile(answer.value.fileName, answer.value.content, 'text/markdown')
    else showToast(answer.message, 'bad')
  }
  return (
    <Panel
      title={t('regulator.dossier')}
      aside={
        <button
          type="button"
          className="o-link"
          aria-disabled={isBusy}
          onClick={() => void download()}
        >
          {t('regulator.dossier.download')}
        </button>
      }
    >
      <p className="o-muted">{t('regulator.dossier.text')}</p>
    </Panel>
  )
}
