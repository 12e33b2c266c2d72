import { launchChromium } from "./test/chromium.ts"; import { serveDocs } from "./src/serve/serve-docs.ts";
const site = await serveDocs(); const b = await launchChromium(); const page = await b.newPage({viewport:{width:1280,height:800}});
page.on("console", m=>console.log("console",m.type(),m.text())); page.on("pageerror",e=>console.log("pageerror",e.message)); page.on("requestfailed",r=>console.log("failed",r.url()));page.on("response",r=>{if(r.status()>399)console.log(r.status(),r.url())});
await page.goto(site.url+(process.argv[3]??"")); console.log(await page.evaluate(()=>!!customElements.get("seamline-search")));
await page.keyboard.press("Control+k"); await page.waitForTimeout(1500); console.log(await page.evaluate(()=>document.querySelector("dialog")?.outerHTML.slice(0,300)));
await page.locator("dialog input").fill(process.argv[2]); await page.waitForTimeout(3000); console.log(await page.evaluate(()=>document.querySelector("dialog")?.innerText)); await page.screenshot({path:"/tmp/search.png"});
await b.close(); await site.close(); process.exit();
