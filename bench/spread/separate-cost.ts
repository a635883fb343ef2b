import { onNode, type CitusCluster } from '@trevo/database/testing/start-citus.ts'
import { openMeter, type Meter } from './measure-cost.ts'
import { openLedger, openPlain } from './open-ledger.ts'

/** A separate ledger on the coordinator and the first worker. */
const openSpread = async (
  { coordinator, workers }: CitusCluster,
  buckets: number,
  groups: number,
) => {
  const name = `cost_${buckets}_${groups}`
  const [worker] = workers
  if (!worker) throw new Error('no worker')
  const at = ({ url }: { readonly url: string }) => ({ url: url.replace(/trevo$/, name) })
  for (const node of [coordinator, worker]) {
    await onNode(node, `create database ${name}`)
    await onNode(at(node), 'create extension citus')
  }
  await onNode(
    at(coordinator),
    `select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`,
    `select citus_add_node('127.0.0.1', ${worker.port})`,
    `alter database ${name} set trevo.ledger_buckets = ${buckets}`,
    `alter database ${name} set trevo.ledger_shards = ${groups}`,
  )
  return openLedger(at(coordinator).url)
}

/**
 * The cost of a command on one worker, broken down: the buckets of a batch, the functions of a group,
 * and several groups in turn.
 */
export const openSeparateCosts = async (cluster: CitusCluster) => {
  const one = await openPlain(cluster, 1)
  const eight = await openPlain(cluster, 8)
  const groups = await openSpread(cluster, 64, 8)
  // Buckets are assigned to groups by a hash: there are more groups than buckets, and eight of them hold
  // one each.
  const bucket = await openSpread(cluster, 16, 32)
  const meters: Readonly<Record<string, Meter>> = {
    'plain, 1 bucket': await openMeter(one, { lanes: 1 }),
    'plain, 1 bucket, 2 lanes': await openMeter(one, { lanes: 2 }),
    'plain, 1 bucket, 4 lanes': await openMeter(one, { lanes: 4 }),
    'plain, 8 buckets': await openMeter(eight, { lanes: 1 }),
    'one group of 1 bucket': await openMeter(bucket, { lanes: 1, groups: 1 }),
    'two groups of 1 bucket': await openMeter(bucket, { lanes: 1, groups: 2 }),
    'four groups of 1 bucket': await openMeter(bucket, { lanes: 1, groups: 4 }),
    'four groups of 1 bucket, 2 lanes': await openMeter(bucket, { lanes: 2, groups: 4 }),
    'four groups of 1 bucket, 4 lanes': await openMeter(bucket, { lanes: 4, groups: 4 }),
    'eight groups of 1 bucket': await openMeter(bucket, { lanes: 1, groups: 8 }),
    'eight groups of 1 bucket, 4 lanes': await openMeter(bucket, { lanes: 4, groups: 8 }),
    'one group of 8 buckets': await openMeter(groups, { lanes: 1, groups: 1 }),
    'eight groups of 8 buckets': await openMeter(groups, { lanes: 1, groups: 8 }),
    'eight groups of 8 buckets, 4 lanes': await openMeter(groups, { lanes: 4, groups: 8 }),
  }
  return {
    meters,
    close: async () => {
      for (const meter of Object.values(meters)) await meter.close()
      for (const ledger of [one, eight, groups, bucket]) await ledger.close()
    },
  }
}
