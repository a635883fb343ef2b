# PostgreSQL with Patroni, etcd, HAProxy and NATS, from Debian's packages: the same versions that
# `npm run cluster` starts. One image; the compose file sets what each container runs.
FROM debian:12-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    postgresql-common \
  && sed -ri 's/#?create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf \
  && apt-get install -y --no-install-recommends \
    curl etcd-server etcd-client haproxy nats-server patroni postgresql-15 python3-etcd python3-psycopg2 \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o postgres -g postgres -m 0700 /data
USER postgres
WORKDIR /data
STOPSIGNAL SIGINT
HEALTHCHECK NONE
CMD ["patroni", "/etc/trevo/patroni.yaml"]
