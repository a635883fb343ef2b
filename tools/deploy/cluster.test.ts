import {
  etcdArguments,
  haproxyConfiguration,
  natsArguments,
  patroniConfiguration,
  placesFrom,
} from '@trevo/database/testing/cluster/configurations.ts'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8')
const places = placesFrom(5_700)

type Patroni = {
  readonly etcd?: object
  readonly etcd3?: object
  readonly bootstrap: {
    readonly dcs: Readonly<Record<string, unknown>>
    readonly initdb: readonly unknown[]
  }
}

type Database = { readonly parameters: Readonly<Record<string, unknown>> }

/** What `npm run cluster` tests must be what the files in deploy contain. */
describe('the cluster on one machine and the files of deploy', () => {
  test('give the database the same failover time, and the same guarantees', () => {
    const order = { places, index: 0, folder: '/x', binaries: '/y' }
    const tried = patroniConfiguration(order) as Patroni
    const deployed = parse(read('deploy/patroni/patroni.yaml')) as Patroni // our own file
    const { postgresql, ...wanted } = tried.bootstrap.dcs
    expect(deployed.bootstrap.dcs).toMatchObject(wanted)
    const waits = ['wal_sender_timeout', 'wal_receiver_timeout']
    const { parameters } = postgresql as Database
    const { parameters: given } = deployed.bootstrap.dcs['postgresql'] as Database
    expect(waits.map((name) => given[name])).toEqual(waits.map((name) => parameters[name]))
    expect(deployed.bootstrap.initdb).toEqual(tried.bootstrap.initdb)
    const { ttl, loop_wait: loop, retry_timeout: retry } = deployed.bootstrap.dcs
    // What Patroni requires, so that a leader gives up before another one takes over.
    expect(Number(loop) + 2 * Number(retry)).toBeLessThanOrEqual(Number(ttl))
  })

  test('use the etcd interface that compares before it writes', () => {
    const deployed = parse(read('deploy/patroni/patroni.yaml')) as Patroni // our own file
    expect([deployed.etcd3, typeof deployed.etcd]).toEqual([undefined, 'object'])
    expect(etcdArguments(places, 0, '/x')).toContain('--enable-v2=true')
    expect(read('deploy/compose.yaml').match(/- --enable-v2=true/g)).toHaveLength(3)
  })

  test('require passwords for NATS, etcd and Patroni', () => {
    const tried = patroniConfiguration({ places, index: 0, folder: '/x', binaries: '/y' })
    expect(tried).toMatchObject({
      restapi: { authentication: { username: 'patroni', password: expect.any(String) } },
      etcd: { username: 'patroni', password: expect.any(String) },
    })
    const bus = natsArguments(places, 0, '/x').join(' ')
    expect(bus).toMatch(/--user trevo --pass \S+/)
    expect(bus).toMatch(/--cluster nats:\/\/route:\S+@/)
  })

  test('route connections to the primary and requests to copies that are ready', () => {
    for (const text of [haproxyConfiguration(places), read('deploy/haproxy/haproxy.cfg')]) {
      expect(text).toContain('option httpchk GET /primary')
      expect(text).toContain('option httpchk GET /ready')
      expect(text).toContain('on-marked-down shutdown-sessions')
      expect(text).toContain('retry-on conn-failure\n')
      expect(text).toContain('timeout connect 500ms\n')
      expect(text).toContain('option redispatch 1\n')
      expect(text).toContain('timeout http-request 30s\n')
      expect(text).toContain('tcp-request connection track-sc0 src,ipmask(32,64)\n')
      expect(text).toContain('tcp-request connection reject if { sc0_conn_cur gt 500 }')
    }
  })
})
