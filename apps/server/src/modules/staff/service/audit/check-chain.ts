import type {
  AuditChain,
  ChainFault as ToldFault,
  ChainPart,
  chainKinds,
} from '@trevo/contract/ops/audit.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { tryVerifyAlone } from '../../repository/audit.ts'
import type { StaffDb } from '../../repository/tables.ts'
import type { StaffNeeds } from '../../needs.ts'
import { HeadNotSigned, headFileOf, loadHeadKeys, openSignedHeads } from './signed-heads.ts'
import { readSnapshot, verifyActs, verifyReadings, type PartAsked } from './verify-part.ts'

/** As much as one request verifies, in some two seconds. */
const rowsMax = 20_000

type Kind = (typeof chainKinds)[number]
type Told = {
  readonly rows: number
  readonly next: bigint | null
  readonly fault: ToldFault | null
}

const none = { first: null, last: null }

const verifyAlone = async (
  db: StaffDb,
  kind: Kind,
  asked: PartAsked,
  heads: Awaited<ReturnType<typeof openSignedHeads>>,
): Promise<Told> => {
  if (!(await tryVerifyAlone(db, asked.brandId))) throw new Refusal('audit.check_running')
  if (kind === 'acts') {
    const part = await verifyActs(db, asked, heads)
    if (!part) throw new Refusal('audit.position_unknown')
    const { fault } = part
    const first = fault && Number(fault.position)
    return {
      ...part,
      fault: fault ? { kind: fault.fault, first: first ?? null, last: null } : null,
    }
  }
  const part = await verifyReadings(db, asked)
  if (!part) throw new Refusal('audit.position_unknown')
  const { fault } = part
  return {
    ...part,
    fault: fault
      ? { kind: fault.fault, first: Number(fault.first), last: Number(fault.last) }
      : null,
  }
}

/** What an operator sees of the chain of their brand, and its verification part by part. */
export const createCheckChain = ({ longReads, clock, config, logger }: StaffNeeds) => {
  const openHeads = async (brandId: number) =>
    openSignedHeads(
      config.AUDIT_HEADS_DIR,
      brandId,
      await loadHeadKeys(config.SECRETS_DIR, clock.now()),
    )

  return {
    showAuditChain: async (brandId: number): Promise<AuditChain> => {
      const heads = await openHeads(brandId)
      const last = await heads.last().catch((error: unknown) => {
        if (error instanceof HeadNotSigned) return null
        throw error
      })
      return {
        file: headFileOf(brandId),
        isFileSound: last !== null,
        head: last
          ? {
              position: Number(last.position),
              at: last.at,
              keyId: last.keyId,
              hash: last.hash.toString('hex'),
            }
          : null,
      }
    },

    /**
     * Verifies a bounded part of the acts or of the readings of a brand.
     * @throws Refusal `audit.check_running`, `audit.position_unknown`
     */
    verifyAuditChain: async (brandId: number, kind: Kind, after: number): Promise<ChainPart> => {
      const startedAt = performance.now()
      const heads = await openHeads(brandId)
      const asked = { brandId, after: BigInt(after), rowsMax }
      const { rows, next, fault } = await readSnapshot(longReads, (db) =>
        verifyAlone(db, kind, asked, heads),
      ).catch((error: unknown): Told => {
        if (!(error instanceof HeadNotSigned)) throw error
        return { rows: 0, next: null, fault: { ...none, kind: 'unsigned', first: error.line } }
      })
      if (fault) logger.error({ brandId, kind, fault }, 'the audit is not as it was written')
      return {
        rows,
        tookMs: Math.round(performance.now() - startedAt),
        next: next === null ? null : Number(next),
        fault,
      }
    },
  }
}
