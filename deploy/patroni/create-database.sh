#!/bin/sh
# Run once by Patroni on the first primary, with the address of the database `postgres`.
set -eu
psql "$1" -v ON_ERROR_STOP=1 -v password="$TREVO_DATABASE_PASSWORD" <<'SQL'
create role trevo login createrole password :'password';
create database trevo owner trevo;
SQL
