import { contentType } from './content-type.ts';
import { ATTACHED, ATTACHED_FOLDER, HASHED_FOLDERS, IMMUTABLE, REVALIDATE_NO_TRANSFORM } from './headers.ts';
import type { OldAddresses } from './old-addresses.ts';

/** Types to compress; pictures and fonts are compressed already. */
const COMPRESSED = [
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
  'text/calendar',
  'text/css',
  'text/csv',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/xml',
];

/** Types that nginx's own list lacks, by ending. */
const MORE_TYPES = ['csv', 'ics', 'md', 'vcf', 'webmanifest'];

/** The number and length of names for which nginx's default hash table is large enough. */
const DEFAULT_TABLE = { names: 1000, length: 40 };

export interface NginxSite {
  security: Record<string, string>;
  /** URL of the published site. */
  siteAddress: string;
  /** Addresses of all pages. */
  addresses: readonly string[];
  /** Their old addresses. */
  old?: OldAddresses;
  /** Files of the built site that are not served. */
  hidden: readonly string[];
}

/**
 * The site's configuration for nginx, to be included in its `http` block (for example as `conf.d/site.conf`). It adds all
 * headers in one place, because a location that adds a header inherits none.
 */
export function nginxFile({ security, siteAddress, addresses, old = new Map(), hidden }: NginxSite): string {
  const host = new URL(siteAddress).hostname;
  const headers = Object.entries(security).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const names = hidden.map((name) => name.replace('.', '\\.')).join('|');
  return `# Serves the site. Copy to conf.d/, set the folder, and add the certificate (certbot --nginx does).
limit_conn_zone $binary_remote_addr zone=site:10m;
${tableSize([...addresses, ...old.keys()])}
map $uri $site_cache_control {
  default "${REVALIDATE_NO_TRANSFORM}";
  ${HASHED_FOLDERS.map((folder) => `~^${folder} "${IMMUTABLE}";`).join('\n  ')}
}

# Files that browsers save instead of showing them; nginx leaves out a header without a value.
map $uri $site_disposition {
  ~^${ATTACHED_FOLDER} "${ATTACHED}";
}

# The path without what may follow a page's address.
map $uri $site_path {
  default $uri;
  "~*^(?<site_plain>.*?)(?:/index(?:\\.html)?|\\.html|/)$" $site_plain;
}

# The page at that path, whether written in small letters or capitals, and at its old addresses.
map $site_path $site_page {
  default "";
${addresses.map((address) => `  "${address === '/' ? '' : address}" "${address}";`).join('\n')}
${[...old].map(([from, to]) => `  "${from}" "${to}";`).join('\n')}
}

# Whether a page was asked for by anything but its one address.
map "$site_page $request_uri" $site_moved {
  default 1;
  "~^ " "";
  "~^(/\\S*) \\1(?:\\?|$)" "";
}

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  root /var/www/${host};
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/calendar text/css text/csv text/javascript text/markdown text/plain text/x-vcard text/xml application/javascript;

  # What one visitor can hold. A page's files are asked for at the same time, and an office shares one address.
  limit_conn site 100;
  limit_conn_status 429;
  client_max_body_size 1k;
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 10s;
  keepalive_timeout 30s;
  large_client_header_buffers 4 8k;

${headers.join('\n')}
  add_header Cache-Control $site_cache_control always;
  add_header Content-Disposition $site_disposition;

  # Files that are compressed already (npm run build -- --compress) are sent as they are.
  gzip_static on;
  # brotli_static on; # the same for Brotli, where nginx has that module
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_comp_level 6;
  gzip_min_length 512;
  gzip_types ${COMPRESSED.join(' ')};

  types {
    ${MORE_TYPES.map((ending) => `${contentType(`file.${ending}`).replace(/;.*/, '')} ${ending};`).join('\n    ')}
  }
  include mime.types;

  error_page 404 /404.html;
  location = /404.html { internal; }
  location = /404 { return 404; }

  location ~ "/\\.(?!well-known/)" { return 404; }
  location ~ "^/(?:${names})$" { return 404; }
  location ~ "\\.(?:br|gz)$" { return 404; }
  location / {
    if ($site_moved) { return 308 $site_page$is_args$args; }
    try_files $uri $uri.html $uri/index.html =404;
  }
}
`;
}

/** The size of the hash table of addresses, if nginx's default is too small. */
function tableSize(addresses: readonly string[]): string {
  const longest = Math.max(...addresses.map(({ length }) => length), 0);
  if (addresses.length <= DEFAULT_TABLE.names && longest <= DEFAULT_TABLE.length) return '';
  return `map_hash_bucket_size 512;\nmap_hash_max_size ${2 ** Math.ceil(Math.log2(addresses.length * 4))};\n`;
}
