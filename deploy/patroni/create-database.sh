#!/bin/sh
# Run once by Patroni on the first primary, with the address of the database `postgres`.
set -eu
psql "$1" -v ON_ERROR_STOP=1 -v platform=trevo -v game=trevo_rgs \
  -v platform_password="$TREVO_DATABASE_PASSWORD" -v game_password="$RGS_DATABASE_PASSWORD" \
  -f /etc/trevo/create-database.sql
