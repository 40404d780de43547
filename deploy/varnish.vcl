# Varnish (7.1 or newer) between the proxy that ends TLS and the servers: public pages are kept here, and a published change drops
# them within a second. The servers need SHARED_CACHE=varnish and SHARED_CACHE_URLS=http://varnish:6081, and TRUSTED_PROXIES counts
# this one too. Start it with: varnishd -f /etc/varnish/portal.vcl -a :6081 -s malloc,512m -p http_gzip_support=off
# Without gzip support of its own Varnish keeps the brotli and gzip bytes that the servers have made already.
vcl 4.1;

import directors;
import std;

probe ready {
  .url = "/health/live";
  .interval = 2s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend server1 {
  .host = "server1";
  .port = "3000";
  .probe = ready;
}

backend server2 {
  .host = "server2";
  .port = "3000";
  .probe = ready;
}

# The servers' own addresses: nobody else may drop pages.
acl servers {
  "server1";
  "server2";
}

sub vcl_init {
  new portal = directors.round_robin();
  portal.add_backend(server1);
  portal.add_backend(server2);
}

sub vcl_recv {
  set req.backend_hint = portal.backend();

  if (req.method == "PURGE") {
    if (client.ip !~ servers) {
      return (synth(405, "Not allowed"));
    }
    # Names of cache tags alone: what stands here becomes part of an expression.
    if (req.http.Cache-Tag !~ "^[a-z-]+(,[a-z-]+)*$") {
      return (synth(400, "Cache-Tag names the tags"));
    }
    ban("obj.http.Cache-Tag ~ (^|,)(" + regsuball(req.http.Cache-Tag, ",", "|") + ")(,|$)");
    return (synth(200, "Purged"));
  }

  # Health and figures are for operations, not for visitors.
  if (req.url ~ "^/(health|metrics)(/|\?|$)") {
    return (synth(404));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Somebody's own: never looked up here. The servers' answers say the same of every other private page.
  if (req.http.Authorization || req.url ~ "^(/ms|/zh)?/(api|staff|profile|setting|history|my-|login|register|book|cart|checkout|payment|__sim)" || req.url ~ "\.data(\?|$)") {
    return (pass);
  }
  # The chosen language decides on the first page; every other page says in its address which language it is.
  if (req.url ~ "^/(\?.*)?$" && req.http.Cookie ~ "selectedLanguage=(ms|zh)") {
    return (pass);
  }
  # Three kinds of bytes instead of one for each browser's wording.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # While a server answers, an old page is sent for a minute at most; while none does, for a day.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 60s;
  }
  return (hash);
}

sub vcl_backend_fetch {
  # Public pages are made without cookies; a private page that came this far needs them, and is not kept.
  if (bereq.url ~ "^/(\?.*)?$" && !bereq.uncacheable) {
    unset bereq.http.Cookie;
  }
}

sub vcl_backend_response {
  # Only what says that it is for everybody is kept. For the rest, two minutes of not waiting for one another.
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "(^|[ ,])public\b" || beresp.http.Cache-Control ~ "(private|no-store)") {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  # The first page varies by the cookie that vcl_recv has looked at.
  if (bereq.url ~ "^/(\?.*)?$" && beresp.status == 200 && beresp.http.Vary ~ "(?i)cookie") {
    set beresp.http.Vary = "accept-encoding";
    if (!beresp.http.Warning) {
      set beresp.ttl = 60s;
    }
  }
  # An old page, sent by a server that could not make a new one, or one that is for browsers alone.
  if (beresp.ttl <= 0s) {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  # One request's own number is not everybody's.
  unset beresp.http.X-Request-Id;
  set beresp.grace = 24h;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.Cache-Tag;
  unset resp.http.Surrogate-Key;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  set resp.http.X-Cache = "miss";
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  }
}
