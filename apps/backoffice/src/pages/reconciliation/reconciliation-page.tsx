import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { isPhone } from '../../core/is-phone.ts'
import { useT } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import split from '../../parts/split-page.module.css'
import { PartLoading } from '../../shell/page-states.tsx'
import { DayList } from './day-list.tsx'
import { DayView } from './day-view.tsx'
import { daysQuery } from './use-days.ts'

const dayForm = /^\d{4}-\d\d-\d\d$/

/** Days on the left, on the right both sides of the open one and what differs. */
export const ReconciliationPage = () => {
  const t = useT()
  const { day: typed } = useParams()
  const navigate = useNavigate()
  const day = typed !== undefined && dayForm.test(typed) ? typed : undefined
  const { data, error } = useQuery(daysQuery)
  const days = data?.days ?? []
  const open = (next: string | undefined) =>
    void navigate(next === undefined ? '/reconciliation' : `/reconciliation/${next}`, {
      replace: !isPhone(),
    })
  const first = days[0]?.day
  useEffect(() => {
    if (day === undefined && first !== undefined && !isPhone()) {
      void navigate(`/reconciliation/${first}`, { replace: true })
    }
  }, [day, first, navigate])
  const step = (by: 1 | -1) => {
    const next = days[Math.max(0, days.findIndex((one) => one.day === day) + by)]
    if (next) open(next.day)
  }
  useKeys({ j: () => step(1), k: () => step(-1) })
  return (
    <div className={split['page']} data-open={day !== undefined}>
      <section className={split['list']}>
        <header className={split['listHead']}>
          <div className={split['title']}>
            <h1>{t('office.reconciliation')}</h1>
          </div>
          <p className="o-muted">{t('reconciliation.note')}</p>
        </header>
        {error && (
          <p role="alert" className={split['empty']}>
            {error.message}
          </p>
        )}
        {!data && !error && <PartLoading />}
        {data && <DayList days={days} openDay={day} onOpen={open} />}
      </section>
      <section className={split['case']}>
        <div className={split['back']}>
          <button
            type="button"
            aria-label={t('reconciliation.days')}
            onClick={() => open(undefined)}
          >
            <ArrowLeft size={20} />
          </button>
          <h1 className="visually-hidden">{t('office.reconciliation')}</h1>
        </div>
        {day === undefined ? (
          <p className={split['empty']}>{t('reconciliation.chooseDay')}</p>
        ) : (
          <DayView key={day} day={day} />
        )}
      </section>
    </div>
  )
}
