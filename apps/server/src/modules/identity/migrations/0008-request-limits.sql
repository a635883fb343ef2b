-- What addresses asked of endpoints that declare a limit, counted by all copies together; lost in a crash,
-- as it may be. The columns and their order are those of rate-limiter-flexible; the moment (in ms) is no
-- bigint, from which the library could not subtract.
create unlogged table identity.request_limit (
  key varchar(255) primary key,
  points integer not null,
  expire double precision not null
);
create index request_limit_expire on identity.request_limit (expire);
