import {
  changeCatalogueVendor,
  changeVendorForAll,
  orderCatalogueVendors,
} from '@trevo/api-client/ops-endpoints.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { OperatorVendor } from '@trevo/contract/ops/company/catalogue.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { OrderList } from '../../parts/order-list.tsx'
import { Panel } from '../../parts/panel.tsx'
import { vendorsQuery } from './use-catalogue.ts'

const States = ({ vendor }: { readonly vendor: OperatorVendor }) => {
  const t = useT()
  const { isEnabled, isInMaintenance, forAll, feed, games } = vendor
  return (
    <>
      {(isInMaintenance || forAll.isInMaintenance) && (
        <span className="o-pill o-bad">{t('catalogue.mark.maintenance')}</span>
      )}
      {(!isEnabled || !forAll.isEnabled) && (
        <span className="o-pill">{t('catalogue.mark.off')}</span>
      )}
      <span className="o-muted">{t('catalogue.games', { count: games })}</span>
      {feed && (
        <span className={feed.error ? 'o-pill o-bad' : 'o-muted'} title={feed.error ?? feed.url}>
          {feed.error
            ? t('catalogue.feed.failed')
            : t('catalogue.feed.read', {
                when: feed.checkedAt === null ? '–' : formatMoment(feed.checkedAt),
              })}
        </span>
      )}
    </>
  )
}

type Typed = {
  readonly isEnabled: boolean
  readonly isInMaintenance: boolean
  readonly isForAll: boolean
  readonly url: string
  readonly reads: boolean
}

const Check = ({
  label,
  checked,
  onChange,
}: {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}) => (
  <label>
    <input
      type="checkbox"
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />{' '}
    {label}
  </label>
)

const VendorFields = ({
  vendor: { isEnabled, isInMaintenance, forAll, feed },
  typed,
  onChange,
}: {
  readonly vendor: OperatorVendor
  readonly typed: Typed
  readonly onChange: (change: Partial<Typed>) => void
}) => {
  const t = useT()
  return (
    <>
      <Check
        label={t('catalogue.offered')}
        checked={typed.isEnabled}
        onChange={(value) => onChange({ isEnabled: value })}
      />
      <Check
        label={t('catalogue.mark.maintenance')}
        checked={typed.isInMaintenance}
        onChange={(value) => onChange({ isInMaintenance: value })}
      />
      <Check
        label={t('catalogue.forAll')}
        checked={typed.isForAll}
        onChange={(isForAll) =>
          onChange({ isForAll, ...(isForAll ? forAll : { isEnabled, isInMaintenance }) })
        }
      />
      {typed.isForAll && (
        <>
          <Field label={t('catalogue.feed')} hint={feed?.error}>
            <input
              value={typed.url}
              maxLength={300}
              onChange={({ currentTarget }) => onChange({ url: currentTarget.value })}
            />
          </Field>
          <Check
            label={t('catalogue.feed.reads')}
            checked={typed.reads}
            onChange={(reads) => onChange({ reads })}
          />
        </>
      )}
    </>
  )
}

const VendorDialog = ({
  vendor,
  onClose,
}: {
  readonly vendor: OperatorVendor
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const { vendorId, isEnabled, isInMaintenance, forAll, feed } = vendor
  const [typed, setTyped] = useState<Typed>({
    isEnabled,
    isInMaintenance,
    isForAll: false,
    url: feed?.url ?? '',
    reads: feed?.isEnabled ?? true,
  })
  const set = (change: Partial<Typed>) => setTyped({ ...typed, ...change })
  const now = typed.isForAll ? forAll : { isEnabled, isInMaintenance }
  const send = (reason: string) => {
    const switches = { isEnabled: typed.isEnabled, isInMaintenance: typed.isInMaintenance, reason }
    const params = { vendorId: String(vendorId) } as never // a number in the path
    if (!typed.isForAll) return call(changeCatalogueVendor, { params, body: switches })
    const url = typed.url.trim()
    const body = { ...switches, ...(url !== '' && { feed: { url, isEnabled: typed.reads } }) }
    return call(changeVendorForAll, { params, body })
  }
  return (
    <ActDialog
      title={vendor.name}
      draft={`vendor ${vendorId}`}
      confirm={t('word.save')}
      change={{
        before: { ...now, ...(typed.isForAll && { url: feed?.url ?? null }) },
        after: {
          isEnabled: typed.isEnabled,
          isInMaintenance: typed.isInMaintenance,
          ...(typed.isForAll && { url: typed.url || null }),
        },
      }}
      done={t('catalogue.saved')}
      onConfirm={async ({ reason }) => {
        const answer = await send(reason)
        await queries.invalidateQueries({ queryKey: vendorsQuery.queryKey })
        return answer
      }}
      onClose={onClose}
    >
      <VendorFields vendor={vendor} typed={typed} onChange={set} />
    </ActDialog>
  )
}

const OrderDialog = ({
  before,
  after,
  onSaved,
  onClose,
}: {
  readonly before: readonly OperatorVendor[]
  readonly after: readonly OperatorVendor[]
  readonly onSaved: () => void
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const names = (of: readonly OperatorVendor[]) => of.map(({ name }) => name).join(' · ')
  return (
    <ActDialog
      title={t('catalogue.saveOrder')}
      draft="vendor order"
      confirm={t('catalogue.saveOrder')}
      change={{ before: { order: names(before) }, after: { order: names(after) } }}
      done={t('catalogue.saved')}
      onConfirm={async ({ reason }) => {
        const vendorIds = after.map(({ vendorId }) => vendorId)
        const answer = await call(orderCatalogueVendors, { body: { vendorIds, reason } })
        await queries.invalidateQueries({ queryKey: vendorsQuery.queryKey })
        if (answer.ok) onSaved()
        return answer
      }}
      onClose={onClose}
    />
  )
}

/** Vendors in the order of the brand, what is offered of them, and their feeds. */
export const VendorsTab = () => {
  const t = useT()
  const { vendors } = useSuspenseQuery(vendorsQuery).data
  const isReadOnly = useRight('catalogue.change') === undefined
  const [typed, setTyped] = useState<readonly OperatorVendor[]>()
  const [isAsking, setAsking] = useState(false)
  const [open, setOpen] = useState<OperatorVendor>()
  return (
    <Panel
      title={t('catalogue.tab.vendors')}
      note={t('catalogue.orderHint')}
      aside={
        typed && (
          <button type="button" className="o-btn o-go" onClick={() => setAsking(true)}>
            {t('catalogue.saveOrder')}
          </button>
        )
      }
    >
      <OrderList
        label={t('catalogue.tab.vendors')}
        rows={typed ?? vendors}
        keyOf={({ vendorId }) => String(vendorId)}
        nameOf={({ name }) => name}
        isReadOnly={isReadOnly}
        onOrder={setTyped}
        cell={(vendor) => (
          <>
            {isReadOnly ? (
              <b>{vendor.name}</b>
            ) : (
              <button type="button" className="o-link" onClick={() => setOpen(vendor)}>
                {vendor.name}
              </button>
            )}
            <States vendor={vendor} />
          </>
        )}
      />
      {open && <VendorDialog vendor={open} onClose={() => setOpen(undefined)} />}
      {isAsking && typed && (
        <OrderDialog
          before={vendors}
          after={typed}
          onSaved={() => setTyped(undefined)}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}
