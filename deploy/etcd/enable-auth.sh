#!/bin/sh
# Run once etcd answers, and again without harm: gives its second interface a user for Patroni, with the
# keys of the cluster alone, takes every right from those who show no password, and closes its third
# interface, which nobody uses.
#   ETCD_URL             of one of the three, e.g. http://etcd1:2379
#   ETCD_ROOT_PASSWORD   of the administrator `root`
#   ETCD_PASSWORD        of the user `patroni`
set -eu

# Prints the status of a call. Passwords go by standard input, so that no list of processes shows them.
call() {
  {
    # The third interface takes a user for a token, and refuses it.
    case "$2" in v2/*) printf 'user = "root:%s"\n' "$ETCD_ROOT_PASSWORD" ;; esac
    printf 'data = "%s"\n' "$(printf %s "$3" | sed 's/["\\]/\\&/g')"
  } | curl -sS -K - -o /dev/null -w '%{http_code}' -X "$1" -H 'Content-Type: application/json' "$ETCD_URL/$2"
}
# expect STATUSES WHAT STATUS
expect() {
  case " $1 " in
    *" $3 "*) ;;
    *) echo "$2: $3" >&2 && exit 1 ;;
  esac
}

until curl -fsS -o /dev/null "$ETCD_URL/health"; do sleep 1; done
auth=v2/auth
expect '200 201' 'administrator' "$(call PUT $auth/users/root "{\"user\":\"root\",\"password\":\"$ETCD_ROOT_PASSWORD\"}")"
expect '200 201 409' 'role' "$(call PUT $auth/roles/patroni '{"role":"patroni","permissions":{"kv":{"read":["/trevo/*"],"write":["/trevo/*"]}}}')"
expect '200 201' 'user' "$(call PUT $auth/users/patroni "{\"user\":\"patroni\",\"password\":\"$ETCD_PASSWORD\"}")"
expect '200 201 409' 'rights of the user' "$(call PUT $auth/users/patroni '{"user":"patroni","grant":["patroni"]}')"
expect '200 409' 'authentication' "$(call PUT $auth/enable '')"
# Until it is revoked, everybody may read and write everything. The second time there is nothing left.
call PUT $auth/roles/guest '{"role":"guest","revoke":{"kv":{"read":["/*"],"write":["/*"]}}}' >/dev/null
call POST v3/auth/user/add "{\"name\":\"root\",\"password\":\"$ETCD_ROOT_PASSWORD\"}" >/dev/null
call POST v3/auth/role/add '{"name":"root"}' >/dev/null
call POST v3/auth/user/grant '{"user":"root","role":"root"}' >/dev/null
call POST v3/auth/enable '{}' >/dev/null

stranger() { curl -sS -o /dev/null -w '%{http_code}' "$@"; }
expect '401' 'a stranger reads keys' "$(stranger "$ETCD_URL/v2/keys/trevo")"
expect '400 401' 'a stranger reads the third interface' "$(stranger -X POST "$ETCD_URL/v3/kv/range" -d '{"key":"AA=="}')"
echo 'etcd asks for passwords'
