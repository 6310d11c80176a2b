#!/bin/sh
# Writes a folder for each machine of the database, with its certificate for etcd: only who has one reads or writes the
# keys of the cluster. Keep ca.key elsewhere; the certificates last for ten years.
set -eu
key='-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650'
openssl req -x509 $key -subj '/CN=etcd of the site' -keyout ca.key -out ca.crt
for machine in db1=10.0.0.11 db2=10.0.0.12 db3=10.0.0.13; do
  name=${machine%=*}
  mkdir "$name"
  cp ca.crt "$name"
  openssl req -x509 -CA ca.crt -CAkey ca.key $key -subj "/CN=$name" -addext basicConstraints=critical,CA:FALSE \
    -addext "subjectAltName=IP:${machine#*=},IP:127.0.0.1" -keyout "$name/machine.key" -out "$name/machine.crt"
done
